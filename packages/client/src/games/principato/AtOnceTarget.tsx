/** Something to press that stands for several choices made at once, or says why they cannot be. */
import type { Choice as AnyChoice, Barred } from '@bottega/kernel';
import type { Choice } from '@bottega/principato/show';
import type { ReactNode } from 'react';
import { isEcho } from '../../choosing/is-echo';
import { isHover } from '../../choosing/is-hover';
import type { BoardContext } from './board-context';

interface AtOnceTargetProps {
  readonly shown: BoardContext;
  /** The first of these tells whether it is part of the question. Empty if they are barred. */
  readonly choices: readonly Choice[];
  readonly bar: Barred<AnyChoice> | null;
  readonly label: string;
  readonly className: string;
  /** What it is; without it, what it lies on is spoken of. */
  readonly topic?: string;
  readonly zone?: string;
  readonly children: ReactNode;
}

export function AtOnceTarget({ shown, choices, bar, label, className, topic, zone, children }: AtOnceTargetProps) {
  const { pick } = shown;
  const isAsked = bar !== null || (choices.length > 0 && pick.status(choices[0]) === 'may');
  if (!isAsked) {
    return (
      <div className={`target ${className}`} data-topic={topic} data-zone={zone}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`target ${className}`}
      data-status={bar === null ? 'may' : 'bar'}
      data-topic={topic}
      data-zone={zone}
      aria-disabled={bar !== null}
      // A double click is one choice.
      onClick={(event) => {
        if (bar !== null) pick.refuse(bar, event.currentTarget, true);
        else if (!isEcho(event)) pick.play(choices);
      }}
      // Beside the whole card: the reason of one line does not cover the others.
      onPointerEnter={(event) => {
        const { currentTarget } = event;
        if (bar !== null && isHover(event)) pick.refuse(bar, currentTarget.closest('.pr-card') ?? currentTarget);
      }}
      onPointerLeave={() => bar !== null && pick.explain(null)}
      onFocus={({ currentTarget: at }) => bar !== null && at.matches(':focus-visible') && pick.refuse(bar, at)}
      onBlur={() => bar !== null && pick.explain(null)}
      onKeyDown={({ key, currentTarget }) => key === '?' && bar !== null && pick.refuse(bar, currentTarget, true)}
    >
      <span className="sr-only">{label}</span>
      {children}
    </button>
  );
}
