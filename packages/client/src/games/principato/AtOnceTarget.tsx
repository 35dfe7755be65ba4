/** Something to press that stands for several choices made at once, or says why they cannot be. */
import type { Choice as AnyChoice, Barred } from '@bottega/kernel';
import type { Choice } from '@bottega/principato/show';
import type { ReactNode } from 'react';
import { useAdvised } from '../../choosing/advice';
import { isEcho } from '../../choosing/is-echo';
import { Pressable } from '../../choosing/Pressable';
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
  /** What it is called where it is dragged, or something onto it. */
  readonly carried?: string;
  readonly children: ReactNode;
}

export function AtOnceTarget(props: AtOnceTargetProps) {
  const { shown, choices, bar, label, className, topic, zone, carried, children } = props;
  const { pick } = shown;
  const isAdvised = useAdvised();
  const status = bar !== null ? 'bar' : choices.length > 0 && pick.status(choices[0]) === 'may' ? 'may' : 'none';
  return (
    <Pressable
      status={status}
      names={status === 'none' ? [] : [label]}
      className={className}
      topic={topic}
      isAdvised={status === 'may' && isAdvised(choices.slice(0, firstPayment(choices)))}
      marks={{ 'data-zone': zone, 'data-carried': carried, 'data-drop': carried }}
      onPress={(event) => {
        if (bar !== null) pick.refuse(bar, event.currentTarget, true);
        // A double click is one choice.
        else if (!isEcho(event)) pick.play(choices);
      }}
      // Beside the whole card: the reason of one line does not cover the others.
      onWhy={bar === null ? null : (at, isAsked) => pick.refuse(bar, at.closest('.pr-card') ?? at, isAsked)}
      onLeave={() => bar !== null && pick.explain(null)}
    >
      {children}
    </Pressable>
  );
}

/** Where the payment begins, which somebody may make otherwise. */
function firstPayment(choices: readonly Choice[]): number {
  const at = choices.findIndex(({ type }) => type === 'pay');
  return at < 0 ? choices.length : at;
}
