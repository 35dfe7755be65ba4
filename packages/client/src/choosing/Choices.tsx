/** All choices of the question as a list: what the keyboard and a screen reader use, and the mouse if it likes. */
import './Choices.css';
import type { Choice } from '@bottega/kernel';
import { memo, useEffect, useRef, useState } from 'react';
import type { TableSnapshot } from '../table/table';
import { useText } from '../text/use-text';
import { useBottomBar } from '../ui/use-bottom-bar';
import { useKeys } from '../ui/use-keys';
import { type AmountFields, splitAmounts } from './amounts';
import type { ChoiceController } from './choice-controller';
import { isEcho } from './is-echo';
import { isHover } from './is-hover';
import { Stepper } from './Stepper';

interface ChoicesProps {
  readonly seen: TableSnapshot;
  readonly pick: ChoiceController;
  /** Which choices ask how many. */
  readonly amountFields: AmountFields;
  label(choice: Choice): string;
  onUndo(): void;
  onUndoTurn(): void;
  readonly onHint: (() => void) | null;
}

export const Choices = memo(function Choices({
  seen,
  pick,
  amountFields,
  label,
  onUndo,
  onUndoTurn,
  onHint,
}: ChoicesProps) {
  const { t } = useText();
  const bar = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { version } = seen;
  const isCut = useBottomBar(bar, list, version);
  const { amounts, allowed, barred } = splitAmounts(seen, amountFields);

  // The focus follows the decision: to the first choice of each new question, unless the person is typing elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useEffect(() => {
    const { activeElement } = document;
    // On nothing, on the page as a whole, or on the last choice: then it is free to go on.
    const isFree =
      activeElement === null || activeElement.matches('body, main') || activeElement.closest('.choices') !== null;
    list.current?.scrollTo(0, 0); // each question is read from its beginning
    setWhole(false);
    if (isFree || !activeElement?.isConnected) firstOf(bar.current)?.focus({ preventScroll: true });
  }, [version]);

  useKeys(
    Object.fromEntries(
      allowed.slice(0, 9).map((choice, at) => [String(at + 1), () => pick.choose(choice)] as [string, () => void]),
    ),
  );

  return (
    <section
      ref={bar}
      className="choices card"
      aria-label={t('table.choices')}
      data-whole={isWhole}
      data-topic="frame.choices"
    >
      {amounts.map((amount) => (
        <Stepper key={`${version} ${amount.id}`} amount={amount} pick={pick} label={label} />
      ))}
      <ul ref={list} data-group="choices">
        {allowed.map((choice, at) => (
          <li key={JSON.stringify(choice)}>
            <button
              type="button"
              className="choice"
              data-status="may"
              // A double click is one choice, and a held key is one.
              onClick={(event) => !isEcho(event) && pick.choose(choice)}
              onKeyDown={(event) => event.repeat && event.preventDefault()}
            >
              <span className="choice-key" aria-hidden="true">
                {at < 9 ? at + 1 : ''}
              </span>
              <span>{label(choice)}</span>
            </button>
          </li>
        ))}
        {barred.map(({ choice }) => (
          <li key={JSON.stringify(choice)}>
            <button
              type="button"
              className="choice"
              data-status="bar"
              aria-disabled="true"
              onClick={(event) => pick.explain(choice, event.currentTarget, true)}
              onPointerEnter={(event) => isHover(event) && pick.explain(choice, event.currentTarget)}
              onFocus={(event) =>
                event.currentTarget.matches(':focus-visible') && pick.explain(choice, event.currentTarget)
              }
              onBlur={() => pick.explain(null)}
              onPointerLeave={() => pick.explain(null)}
              onKeyDown={(event) => event.key === '?' && pick.explain(choice, event.currentTarget, true)}
            >
              <span className="choice-key" aria-hidden="true">
                ?
              </span>
              <span>{label(choice)}</span>
              <span className="sr-only">{t('table.whyNot')}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="choices-tools" data-topic="frame.undo">
        {(isCut || isWhole) && (
          <button
            type="button"
            className="choices-more"
            aria-expanded={isWhole}
            onClick={() => setWhole((now) => !now)}
            data-topic="frame.choices"
          >
            {t(isWhole ? 'table.fewerChoices' : 'table.allChoices', { number: allowed.length + barred.length })}
          </button>
        )}
        <button type="button" onClick={onUndo} aria-disabled={!seen.canUndo}>
          {t('table.undo')}
        </button>
        <button type="button" onClick={onUndoTurn} aria-disabled={!seen.canUndo}>
          {t('table.undoTurn')}
        </button>
        {onHint !== null && (
          <button type="button" onClick={onHint}>
            {t('table.hint')}
          </button>
        )}
      </div>
    </section>
  );
});

/** Where an answer begins: the number if there is one. On a touch screen that would call up its keyboard, unasked. */
function firstOf(bar: HTMLElement | null): HTMLElement | null {
  const wanted = matchMedia('(hover: none)').matches ? 'button.choice' : '[role="spinbutton"], button.choice';
  return bar?.querySelector<HTMLElement>(wanted) ?? null;
}
