/** Something on the table that stands for a choice: lit if it may be chosen, and with a reason if it may not. */
import type { Choice } from '@bottega/kernel';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { ChoiceController } from './choice-controller';
import { isHover } from './is-hover';

interface TargetProps<C extends Choice> {
  /** One of those that the pick is for. */
  readonly choice: NoInfer<C>;
  readonly pick: ChoiceController<C>;
  readonly label: string;
  readonly className?: string;
  /** What it is, for whoever asks. */
  readonly topic?: string;
  readonly children: ReactNode;
}

/** Milliseconds of a long press. */
const LONG_PRESS = 450;

export function Target<C extends Choice>({ choice, pick, label, className = '', topic, children }: TargetProps<C>) {
  const status = pick.status(choice);
  const press = useRef<number | undefined>(undefined);
  if (status === 'none')
    return (
      <div className={`target ${className}`} data-topic={topic}>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      className={`target ${className}`}
      data-status={status}
      data-topic={topic}
      aria-disabled={status === 'bar'}
      onClick={(event) => pick.choose(choice, event.currentTarget)}
      onPointerEnter={(event) => status === 'bar' && isHover(event) && pick.explain(choice, event.currentTarget)}
      onPointerDown={(event) => {
        const at = event.currentTarget;
        press.current = window.setTimeout(() => pick.explain(choice, at, true), LONG_PRESS);
      }}
      onPointerUp={() => window.clearTimeout(press.current)}
      onPointerLeave={() => {
        window.clearTimeout(press.current);
        if (status === 'bar') pick.explain(null);
      }}
      onFocus={({ currentTarget: at }) => at.matches(':focus-visible') && pick.explain(choice, at)}
      onBlur={() => pick.explain(null)}
      onKeyDown={(event) => event.key === '?' && pick.explain(choice, event.currentTarget, true)}
    >
      <span className="sr-only">{label}</span>
      {children}
    </button>
  );
}
