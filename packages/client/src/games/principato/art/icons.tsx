/** The small signs of Principato: cubes, tokens in their real shapes, places and terms. Readable from 20 pixels. */
import type { ReactNode } from 'react';
import { PIECES } from './icons/pieces';
import { SIGNS } from './icons/signs';
import { INK, PAPER } from './palette';

const ICONS = { ...PIECES, ...SIGNS } as const;

export type IconName = keyof typeof ICONS;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

interface IconProps {
  readonly name: IconName;
  readonly size?: string | number;
  readonly title?: string;
  /** What help says about it: of itself, unless it stands for something else here. Null: nothing, it is part of something. */
  readonly topic?: string | null;
}

/** A sign in the size of the text. With a title it is read aloud; without one it is decoration. */
export function Icon({ name, size = '1em', title, topic = name }: IconProps) {
  const content = isIconName(name) ? ICONS[name] : UNKNOWN;
  if (title === undefined) {
    return (
      <svg {...FRAME} width={size} height={size} data-topic={topic ?? undefined} aria-hidden="true">
        {content}
      </svg>
    );
  }
  return (
    <svg {...FRAME} width={size} height={size} data-topic={topic ?? undefined} role="img">
      <title>{title}</title>
      {content}
    </svg>
  );
}

const FRAME = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: INK,
  strokeWidth: 1.3,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

const UNKNOWN: ReactNode = <path d="M12 3l9 9-9 9-9-9z" fill={PAPER} strokeDasharray="2.5 2.5" />;
