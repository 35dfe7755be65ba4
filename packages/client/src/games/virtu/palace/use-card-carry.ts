/** Moving cards within one's palace by dragging. Lifting a card and putting it down are two choices of the rules. */
import { type Choice, topFrame } from '@bottega/virtu/show';
import { type PointerEvent, useCallback, useEffect, useState } from 'react';
import { useCarry } from '../../../choosing/use-carry';
import type { BoardContext } from '../board-context';

export interface CardCarry {
  /** Begins to drag the card of a slot, which is lifted by a choice of its own. */
  lift(press: PointerEvent<HTMLElement>, slot: number): void;
  /** Begins to drag a card that is to be put down now. */
  hold(press: PointerEvent<HTMLElement>): void;
}

/** Steps that ask where a card goes. */
const PUTTING = new Set(['family', 'put', 'install', 'relocate']);

interface Dropped {
  readonly on: HTMLElement | null;
}

export function useCardCarry({ view, pick }: BoardContext): CardCarry {
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const grab = useCarry((on) => setDropped({ on }));
  const step = topFrame(view)?.step ?? '';

  // A card can fall before the choice that lifts it is on the table: then it waits for it.
  useEffect(() => {
    if (dropped === null || !PUTTING.has(step)) return;
    setDropped(null);
    const choice: Choice = { type: 'put', slot: Number(dropped.on?.dataset.drop ?? NaN) };
    // On a wrong place the reason is given, and the card stays in hand; beside all places it goes back.
    if (pick.status(choice) !== 'none') pick.choose(choice, dropped.on ?? undefined);
    else if (step === 'put') pick.takeBack();
  }, [dropped, step, pick]);

  const lift = useCallback<CardCarry['lift']>(
    (press, slot) => {
      setDropped(null);
      grab(press, () => pick.choose({ type: 'pick', slot }));
    },
    [grab, pick],
  );
  const hold = useCallback<CardCarry['hold']>((press) => grab(press, () => {}), [grab]);
  return { lift, hold };
}
