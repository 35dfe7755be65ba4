/** Sets an amount by buttons, by typing, by the arrow keys or by sliding; one button then says and plays the choice. */
import './Stepper.css';
import type { Choice } from '@bottega/kernel';
import { useRef, useState } from 'react';
import { useText } from '../text/use-text';
import { AdviceMark } from './AdviceMark';
import { useAdvised } from './advice';
import { type Amount, nearest } from './amounts';
import type { ChoiceController } from './choice-controller';
import { isEcho } from './is-echo';

interface StepperProps {
  readonly amount: Amount;
  readonly pick: ChoiceController;
  label(choice: Choice): string;
}

/** Steps of Page Up and Page Down. */
const LEAP = 5;

export function Stepper({ amount: { steps, start }, pick, label }: StepperProps) {
  const { t } = useText();
  const [at, setAt] = useState(start);
  /** What is being typed, as long as it is not a value; null once it is settled. */
  const [draft, setDraft] = useState<string | null>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const { value, choice, isBarred } = steps[at];
  const least = steps.findIndex((step) => !step.isBarred);
  const most = steps.findLastIndex((step) => !step.isBarred);
  const sentence = label(choice);
  const isAdvised = useAdvised()([choice]);

  const go = (to: number) => {
    const next = Math.max(0, Math.min(steps.length - 1, to));
    setDraft(null);
    setAt(next);
    // A barred value can be reached, so that it can say why it is barred.
    if (steps[next].isBarred) pick.explain(steps[next].choice, confirm.current ?? undefined, true);
    else pick.explain(null, undefined, true);
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    const exact = digits === '' ? -1 : steps.findIndex((step) => step.value === Number(digits));
    if (exact >= 0) go(exact);
    else setDraft(digits);
  };
  const settle = () => {
    if (draft !== null) go(draft === '' ? at : nearest(steps, Number(draft)));
  };

  const reached: Readonly<Record<string, number>> = {
    ArrowUp: at + 1,
    ArrowDown: at - 1,
    '+': at + 1,
    '-': at - 1,
    PageUp: at + LEAP,
    PageDown: at - LEAP,
    Home: least,
    End: most,
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // What was typed and is no value is corrected first, and seen before it is played.
      if (draft !== null) settle();
      else if (!event.repeat) pick.choose(choice, confirm.current ?? undefined);
      return;
    }
    if (/^\d$/.test(event.key)) event.stopPropagation(); // it is typed here, and is no shortcut
    const to = reached[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that repeats the question
    <div className="stepper" role="group" aria-label={t('table.amount')} data-topic="frame.amount">
      <div className="stepper-value">
        {/* Out of the way of the Tab key: the arrow keys, Home and End do the same from the number. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('table.less')}
          aria-disabled={at === 0}
          onMouseDown={keepFocus}
          onClick={() => go(at - 1)}
        >
          −
        </button>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          className="tabular"
          aria-label={t('table.amount')}
          aria-valuenow={value}
          aria-valuemin={steps[least].value}
          aria-valuemax={steps[most].value}
          aria-valuetext={sentence}
          aria-invalid={isBarred}
          value={draft ?? value}
          onChange={({ target }) => type(target.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('table.more')}
          aria-disabled={at === steps.length - 1}
          onMouseDown={keepFocus}
          onClick={() => go(at + 1)}
        >
          +
        </button>
      </div>
      <div className="stepper-range">
        <button type="button" className="quiet tabular" tabIndex={-1} onMouseDown={keepFocus} onClick={() => go(least)}>
          <span className="sr-only">{t('table.least')}</span> {steps[least].value}
        </button>
        <input
          type="range"
          tabIndex={-1}
          aria-label={t('table.amount')}
          aria-valuetext={sentence}
          min={0}
          max={steps.length - 1}
          value={at}
          onChange={({ target }) => go(Number(target.value))}
        />
        <button type="button" className="quiet tabular" tabIndex={-1} onMouseDown={keepFocus} onClick={() => go(most)}>
          <span className="sr-only">{t('table.most')}</span> {steps[most].value}
        </button>
      </div>
      <button
        type="button"
        ref={confirm}
        className="choice stepper-confirm"
        data-advised={isAdvised}
        data-status={isBarred ? 'bar' : 'may'}
        aria-disabled={isBarred}
        onClick={(event) => !isEcho(event) && pick.choose(choice, event.currentTarget)}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {isAdvised && <AdviceMark />}
        <span className="choice-key" aria-hidden="true">
          {isBarred ? '?' : '↵'}
        </span>
        <span>{sentence}</span>
        {isBarred && <span className="sr-only">{t('table.whyNot')}</span>}
      </button>
    </div>
  );
}

/** Pressed with a mouse, a button leaves the focus in the number, where Enter plays it. */
function keepFocus(press: React.MouseEvent): void {
  press.preventDefault();
}
