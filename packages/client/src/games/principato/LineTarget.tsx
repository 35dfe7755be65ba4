/** A line of effects as something to press: the card, the line and its usual payment in one click. */
import type { Line } from '@bottega/principato/show';
import type { ReactNode } from 'react';
import { AtOnceTarget } from './AtOnceTarget';
import type { BoardContext } from './board-context';

interface LineTargetProps {
  readonly shown: BoardContext;
  /** None where nothing is asked about this card. */
  readonly line: Line | undefined;
  readonly label: string;
  readonly className: string;
  readonly topic?: string;
  /** Which of the seat's lines it is, by which it is dragged. */
  readonly index?: number;
  readonly children: ReactNode;
}

export function LineTarget({ shown, line, index, children, ...marks }: LineTargetProps) {
  const isAsked = isOffered(shown, line);
  return (
    <AtOnceTarget
      shown={shown}
      choices={isAsked ? line.choices : []}
      bar={isAsked ? line.bar : null}
      {...(isAsked && line.isExchanged && index !== undefined ? { carried: `line-${index}` } : {})}
      {...marks}
    >
      {children}
      {isAsked && <LineNote shown={shown} line={line} />}
    </AtOnceTarget>
  );
}

/** Whether a line is part of the question: in a replay, for example, nothing is. */
export function isOffered({ pick }: BoardContext, line: Line | undefined): line is Line {
  const first = line?.choices[0] ?? line?.bar?.choice;
  return first !== undefined && pick.status(first) !== 'none';
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
