/** A hint: asked for, thought about, told, and closed; forgotten as soon as the position is another one. */
import { useCallback, useRef } from 'react';
import type { Adviser, Hint } from '../../table/table';
import type { TroubleControl } from '../use-trouble';
import { useUntil } from '../use-until';

export interface HintControl {
  readonly hint: Hint | null;
  /** How far it is while it is thought about, from 0 to 1; else null. */
  readonly share: number | null;
  ask(): void;
  /** Tells a hint that is there already. */
  show(hint: Hint): void;
  /** Tells the best that was found so far. */
  stop(): void;
  close(): void;
}

export function useHint(adviser: Adviser | null, version: number, attempt: TroubleControl['attempt']): HintControl {
  const [hint, setHint] = useUntil<Hint>(version);
  const [share, setShare] = useUntil<number>(version);
  /** Counts what was asked for and closed: an answer to anything but the last is not wanted any more. */
  const asked = useRef(0);
  const ask = useCallback(
    () =>
      void attempt('other', async () => {
        const own = ++asked.current;
        const isWanted = () => asked.current === own;
        setShare(0);
        try {
          const found = await adviser?.hint((now) => isWanted() && setShare(now));
          if (isWanted()) setHint(found ?? null);
        } finally {
          if (isWanted()) setShare(null);
        }
      }),
    [adviser, attempt, setHint, setShare],
  );
  /** What is pressed goes away: the keyboard goes on where the hint was asked for. */
  const stop = useCallback(() => {
    focusButton();
    adviser?.stopThinking();
  }, [adviser]);
  const close = useCallback(() => {
    focusButton();
    asked.current++;
    adviser?.stopThinking();
    setShare(null);
    setHint(null);
  }, [adviser, setHint, setShare]);
  const show = useCallback(
    (found: Hint) => {
      asked.current++;
      setShare(null);
      setHint(found);
    },
    [setHint, setShare],
  );
  return { hint, share, ask, show, stop, close };
}

function focusButton(): void {
  document.querySelector<HTMLElement>('.choices-hint, .advice-why')?.focus({ preventScroll: true });
}
