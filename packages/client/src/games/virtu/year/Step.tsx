/** A step of a year or a winter: over, under way, or still to come. */
import './Step.css';
import type { ReactNode } from 'react';
import type { BoardContext } from '../board-context';

export type Stage = 'done' | 'now' | 'later';

interface StepProps {
  readonly shown: BoardContext;
  readonly name: string;
  readonly stage: Stage;
  readonly children?: ReactNode;
}

export function Step({ shown, name, stage, children }: StepProps) {
  return (
    <li className="vi-step" data-stage={stage} {...(stage === 'now' ? { 'aria-current': 'step' as const } : {})}>
      <span className="vi-step-name">
        {name} <span className="sr-only">({shown.text.messages[`table.season.${stage}`]})</span>
      </span>
      {children}
    </li>
  );
}
