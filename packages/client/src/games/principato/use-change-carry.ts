/** Changing a card by dragging: one's own onto one of the display, or one of the display onto one's own. */
import type { Choice } from '@bottega/principato/show';
import { type PointerEvent, useCallback, useRef } from 'react';
import type { ChoiceController } from '../../choosing/choice-controller';
import { useCarry } from '../../choosing/use-carry';
import type { BoardContext } from './board-context';

export interface ChangeCarry {
  /** Begins to drag what was pressed; it says with `data-carried` what it is: "slot-1", "place-4". */
  grab(press: PointerEvent<HTMLElement>): void;
}

export function useChangeCarry({ pick }: BoardContext): ChangeCarry {
  const carried = useRef('');
  const grab = useCarry((on) => {
    const choices = carriedChoices(pick, carried.current, on?.dataset.drop ?? '');
    if (choices.length > 1) pick.play(choices);
    else if (choices.length > 0) pick.choose(choices[0], on ?? undefined);
  });
  return {
    grab: useCallback(
      (press) => {
        // A finger that rests on a card asks what it is.
        if (press.pointerType === 'touch') return;
        carried.current = press.currentTarget.dataset.carried ?? '';
        grab(press, () => {});
      },
      [grab],
    ),
  };
}

/**
 * What carrying one thing onto another means: in a turn a change, which is an action of its own; after an activation the answer.
 * What is barred comes alone, and says why.
 */
export function carriedChoices(
  { status }: Pick<ChoiceController<Choice>, 'status'>,
  from: string,
  to: string,
): readonly Choice[] {
  const slot = numberOf('slot', from) ?? numberOf('slot', to);
  const place = numberOf('place', from) ?? numberOf('place', to);
  if (slot === null || place === null) return [];
  const change: Choice = { type: 'change', slot };
  const take: Choice = { type: 'take', place };
  if (status(take) === 'may') return [take];
  return status(change) === 'may' ? [change, take] : [change];
}

function numberOf(kind: string, id: string): number | null {
  return id.startsWith(`${kind}-`) ? Number(id.slice(kind.length + 1)) : null;
}
