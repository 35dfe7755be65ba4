/** What a bot would do and why: its plan for the turn, what it expects of it, and the next best choice. */
import './HintBox.css';
import type { Choice, Seat, View } from '@bottega/kernel';
import { type Say, type Words, withMinus } from '@bottega/kernel/text';
import { useLayoutEffect, useRef } from 'react';
import { nameInList } from '../../choosing/list';
import type { Hint } from '../../table/table';
import { useText } from '../../text/use-text';

export interface HintBoxProps {
  readonly hint: Hint;
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
  readonly say: Say;
  /** What is offered. */
  readonly allowed: readonly Choice[];
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export function HintBox({ hint, view, seat, words, say, allowed }: HintBoxProps) {
  const { t, language } = useText();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone a new hint may stand below what is in sight
  useLayoutEffect(() => {
    const before = scrollY;
    box.current?.scrollIntoView({ block: 'nearest' });
    if (scrollY === before) return;
    // Back to what was looked at, unless somebody goes elsewhere meanwhile.
    const ending = new AbortController();
    const { signal } = ending;
    let isElsewhere = false;
    const onMove = () => {
      isElsewhere = true;
    };
    for (const type of ['wheel', 'touchmove']) addEventListener(type, onMove, { passive: true, signal });
    return () => {
      ending.abort();
      if (!isElsewhere) scrollTo(scrollX, before);
    };
  }, [hint]);
  const { later, worth, now, lead, reasons, next } = hint;
  const together = words.together?.(view, seat, allowed) ?? [];
  const nameOf = (choices: readonly Choice[]) =>
    nameInList(choices, together, say, (choice) => say(words.choice(view, seat, choice)));
  const format = new Intl.NumberFormat(language, ONE_DIGIT);
  const formatSigned = new Intl.NumberFormat(language, { ...ONE_DIGIT, signDisplay: 'exceptZero' });
  const plain = (points: number) => withMinus(format.format(points));
  const signed = (points: number) => withMinus(formatSigned.format(points));
  return (
    <div className="hint" role="status" ref={box} data-topic="frame.hint">
      <p className="hint-choice">{t('table.hintSays', { choice: nameOf(hint.choices) })}</p>
      {later.length > 0 && <p>{t('table.hintLater', { choices: later.map(say).join(' → ') })}</p>}
      <p>
        {lead === null
          ? t('table.hintWorth', { worth: plain(worth), change: signed(worth - now) })
          : t('table.hintLead', { lead: signed(lead) })}
      </p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ part, points }) => (
            <li key={part.key}>
              <span>{say(part)}</span> <span className="tabular">{signed(points)}</span>
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <p>
          {next.lead === null
            ? t('table.hintNext', { choice: nameOf(next.choices), change: signed(next.worth - now) })
            : t('table.hintNextLead', { choice: nameOf(next.choices), lead: signed(next.lead) })}
        </p>
      )}
    </div>
  );
}
