/** The tip for a kind of decision that is met for the first time: until it is dismissed, or the decision is made. */
import type { Message } from '@bottega/kernel/text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { markTipRead, readTips } from '../../tips';

export interface ShownTip {
  /** Null while there is nothing to say. */
  readonly message: Message | null;
  dismiss(): void;
}

/** `wanted` is the tip for the question before whoever looks, if there is one. */
export function useTip(game: string, wanted: Message | null): ShownTip {
  const [read, setRead] = useState(readTips);
  const id = wanted === null ? null : `${game} ${wanted.key}`;
  const last = useRef(id);
  useEffect(() => {
    // The question is of another kind now: the last one has been answered.
    if (last.current !== null && last.current !== id) {
      markTipRead(last.current);
      setRead(readTips());
    }
    last.current = id;
  }, [id]);
  const dismiss = useCallback(() => {
    if (id !== null) markTipRead(id);
    setRead(readTips());
  }, [id]);
  return { message: id === null || read.has(id) ? null : wanted, dismiss };
}
