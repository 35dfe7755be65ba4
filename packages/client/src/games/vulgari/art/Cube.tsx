/** A wooden cube: its colour tells what it is, and a sign on it does so without colours. A virtual one is only outlined. */
import './Cube.css';
import { CUBES } from '@bottega/vulgari/show';

/** Triangle, diamond, disc and square, as the terminal shows them: within a box from −4 to 4. */
const SIGNS = [
  'M0-3.7L3.6 2.8H-3.6Z',
  'M0-3.8L3.2 0L0 3.8L-3.2 0Z',
  'M-3.1 0a3.1 3.1 0 1 0 6.2 0a3.1 3.1 0 1 0-6.2 0Z',
  'M-2.8-2.8H2.8V2.8H-2.8Z',
] as const;

interface CubeProps {
  readonly colour: number;
  readonly isVirtual?: boolean;
}

export function Cube({ colour, isVirtual = false }: CubeProps) {
  return (
    <svg
      className="vu-cube"
      data-cube={CUBES[colour]}
      data-virtual={isVirtual}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path className="vu-cube-top" d="M1.5 6.5L6 2H18.5L14 6.5Z" />
      <path className="vu-cube-side" d="M14 6.5L18.5 2V14L14 18.5Z" />
      <path className="vu-cube-front" d="M1.5 6.5H14V18.5H1.5Z" />
      <path className="vu-cube-sign" d={SIGNS[colour]} transform="translate(7.75 12.5)" />
    </svg>
  );
}
