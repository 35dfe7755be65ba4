/** One of the answers in a scene: its name, and below it what it costs or gives. */
import './Option.css';
import { type Choice, CUBES, type CubeSet } from '@bottega/vulgari/show';
import type { ReactNode } from 'react';
import { Target } from '../../../choosing/Target';
import { type BoardContext, t } from '../board-context';
import { Heap } from './Heap';

interface OptionProps {
  readonly shown: BoardContext;
  readonly choice: Choice;
  readonly topic: string;
  /** What is drawn already shows its name. */
  readonly isDrawn?: boolean;
  readonly children?: ReactNode;
}

export function Option({ shown, choice, topic, isDrawn = false, children }: OptionProps) {
  const label = shown.name(choice);
  return (
    <Target choice={choice} pick={shown.pick} label={label} className="vu-option" topic={topic}>
      {!isDrawn && <span aria-hidden="true">{label}</span>}
      {children}
    </Target>
  );
}

/** The cubes that something costs. */
export function Cost({ shown, set }: { readonly shown: BoardContext; readonly set: CubeSet }) {
  const { politicians, nobles, abbesses } = set;
  if (politicians + nobles + abbesses === 0) return <small>{t(shown, 'table.cost.none')}</small>;
  const cubes = [politicians, nobles, abbesses].flatMap((count, colour) =>
    count > 0 ? [{ of: CUBES[colour], count }] : [],
  );
  return (
    <>
      <span className="sr-only">{t(shown, 'table.cost', { cubes })}</span>
      <span className="vu-cost" aria-hidden="true">
        <Heap shown={shown} counts={[politicians, nobles, abbesses]} />
      </span>
    </>
  );
}
