/** What a bot would do and why: the few best lines, what it expects of each, and where that comes from. */
import './HintBox.css';
import type { HintLine } from '@bottega/bots';
import type { Choice, Seat, View } from '@bottega/kernel';
import type { Say, Words } from '@bottega/kernel/text';
import { useLayoutEffect, useRef } from 'react';
import { nameInList } from '../../choosing/list';
import type { Hint } from '../../table/table';
import { useText } from '../../text/use-text';
import { pointsFormat } from './points';
import { Reasons } from './Reasons';

export interface HintBoxProps {
  readonly hint: Hint;
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
  readonly say: Say;
  readonly names: readonly string[];
  /** What is offered. */
  readonly allowed: readonly Choice[];
  onClose(): void;
}

export function HintBox({ hint, view, seat, words, say, names, allowed, onClose }: HintBoxProps) {
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
  const [best, ...others] = hint.lines;
  const together = words.together?.(view, seat, allowed) ?? [];
  const nameOf = ({ choices }: HintLine) =>
    nameInList(choices, together, say, (choice) => say(words.choice(view, seat, choice)));
  const { plain, signed } = pointsFormat(language);
  return (
    <div className="hint" role="status" ref={box} data-topic="frame.hint">
      <div className="hint-head">
        <p className="hint-choice">{t('table.hintSays', { choice: nameOf(best) })}</p>
        <button type="button" className="quiet hint-close" aria-label={t('table.hintClose')} onClick={onClose}>
          ×
        </button>
      </div>
      <Later line={best} say={say} />
      <p>
        {best.lead === null
          ? t('table.hintWorth', { worth: plain(best.worth), change: signed(best.worth - hint.now) })
          : t('table.hintLead', { lead: signed(best.lead) })}
      </p>
      <LineChances line={best} names={names} />
      <Reasons reasons={best.reasons} say={say} />
      {others.map((line) => (
        <details key={nameOf(line)} className="hint-other">
          <summary>
            {line.lead === null
              ? t('table.hintNext', { choice: nameOf(line), change: signed(line.worth - hint.now) })
              : t('table.hintNextLead', { choice: nameOf(line), lead: signed(line.lead) })}
          </summary>
          <Later line={line} say={say} />
          <LineChances line={line} names={names} />
          <Reasons reasons={line.reasons} say={say} />
        </details>
      ))}
    </div>
  );
}

/** Everybody's chance to win after a line. */
function LineChances({ line: { chances }, names }: { readonly line: HintLine; readonly names: readonly string[] }) {
  const { t, language } = useText();
  if (chances === null) return null;
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const each = chances.map((chance, seat) =>
    t('table.hintChance', { name: names[seat], chance: percent.format(chance) }),
  );
  return <p>{t('table.hintChances', { chances: new Intl.ListFormat(language, { type: 'unit' }).format(each) })}</p>;
}

/** What would be chosen after the first choice. */
function Later({ line: { later }, say }: { readonly line: HintLine; readonly say: Say }) {
  const { t } = useText();
  return later.length === 0 ? null : <p>{t('table.hintLater', { choices: later.map(say).join(' → ') })}</p>;
}
