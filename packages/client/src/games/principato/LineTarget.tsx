/** A line of effects as something to press: the card, the line and its usual payment in one click. */
import type { Line } from '@bottega/principato/show';
import type { ReactNode } from 'react';
import { isEcho } from '../../choosing/is-echo';
import { isHover } from '../../choosing/is-hover';
import type { BoardContext } from './board-context';

interface LineTargetProps {
  readonly shown: BoardContext;
  /** None where nothing is asked about this card. */
  readonly line: Line | undefined;
  readonly label: string;
  readonly className: string;
  readonly topic: string;
  readonly children: ReactNode;
}

export function LineTarget({ shown, line, label, className, topic, children }: LineTargetProps) {
  const { pick } = shown;
  const first = line?.choices[0] ?? line?.bar?.choice;
  if (line === undefined || first === undefined || pick.status(first) === 'none') {
    return (
      <div className={`target ${className}`} data-topic={topic}>
        {children}
      </div>
    );
  }
  const { bar, choices } = line;
  return (
    <button
      type="button"
      className={`target ${className}`}
      data-status={bar === null ? 'may' : 'bar'}
      data-topic={topic}
      aria-disabled={bar !== null}
      // A double click is one choice.
      onClick={(event) => {
        if (bar !== null) pick.refuse(bar, event.currentTarget, true);
        else if (!isEcho(event)) pick.play(choices);
      }}
      onPointerEnter={(event) => bar !== null && isHover(event) && pick.refuse(bar, event.currentTarget)}
      onPointerLeave={() => bar !== null && pick.explain(null)}
      onKeyDown={({ key, currentTarget }) => key === '?' && bar !== null && pick.refuse(bar, currentTarget, true)}
    >
      <span className="sr-only">{label}</span>
      {children}
      <LineNote shown={shown} line={line} />
    </button>
  );
}

/** What one should know before choosing it: how much of it has a place, or that nothing has, or is left. */
function LineNote({ shown, line }: { readonly shown: BoardContext; readonly line: Line }) {
  const { say } = shown;
  const { bar, fits, gives } = line;
  const key = bar === null ? (fits < gives ? 'table.fits' : null) : (NOTES[bar.rule] ?? null);
  if (key === null) return null;
  return <span className="pr-line-note">{say({ key, values: { fits, gives, ...bar?.facts } })}</span>;
}

/** Bars that a look at the price does not explain. */
const NOTES: Readonly<Record<string, string>> = {
  'P-5.6': 'table.left',
  'P-5.11': 'table.noRoom',
  'P-6.19': 'table.left',
  'P-6.21': 'table.left',
};
