/** What a bot would do and why: its plan for the turn, what it expects of it, and the next best choice. */
import './HintBox.css';
import type { Choice, Seat, View } from '@bottega/kernel';
import { type Say, type Words, withMinus } from '@bottega/kernel/text';
import { useLayoutEffect, useRef } from 'react';
import { nameInList } from '../../choosing/list';
import type { Hint } from '../../table/table';
import { useText } from '../../text/use-text';
import { SeatSign } from '../../ui/SeatSign';

export interface HintBoxProps {
  readonly hint: Hint;
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
  readonly say: Say;
  /** What is offered. */
  readonly allowed: readonly Choice[];
  /** Who sits where. */
  readonly names: readonly string[];
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export function HintBox({ hint, view, seat, words, say, allowed, names }: HintBoxProps) {
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
  const { later, worth, now, chances, chancesNow, reasons, next } = hint;
  const together = words.together?.(view, seat, allowed) ?? [];
  const nameOf = (choices: readonly Choice[]) =>
    nameInList(choices, together, say, (choice) => say(words.choice(view, seat, choice)));
  const format = new Intl.NumberFormat(language, ONE_DIGIT);
  const formatSigned = new Intl.NumberFormat(language, { ...ONE_DIGIT, signDisplay: 'exceptZero' });
  const plain = (points: number) => withMinus(format.format(points));
  const signed = (points: number) => withMinus(formatSigned.format(points));
  const formatShare = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const share = (chance: number) => formatShare.format(chance);
  return (
    <div className="hint" role="status" ref={box} data-topic="frame.hint">
      <p className="hint-choice">{t('table.hintSays', { choice: nameOf(hint.choices) })}</p>
      {later.length > 0 && <p>{t('table.hintLater', { choices: later.map(say).join(' → ') })}</p>}
      <p>{t('table.hintWorth', { worth: plain(worth), change: signed(worth - now) })}</p>
      {chances !== null && chancesNow !== null && (
        <div className="hint-chances">
          <p>{t('table.hintChances')}</p>
          <ul>
            {chances.map((chance, other) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={other}>
                <SeatSign seat={other} />
                <span>{names[other]}</span>{' '}
                <span className="tabular">
                  {t('table.hintChance', { after: share(chance), now: share(chancesNow[other]) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
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
          {next.chances === null
            ? t('table.hintNext', { choice: nameOf(next.choices), change: signed(next.worth - now) })
            : t('table.hintNextChance', { choice: nameOf(next.choices), chance: share(next.chances[seat]) })}
        </p>
      )}
    </div>
  );
}
