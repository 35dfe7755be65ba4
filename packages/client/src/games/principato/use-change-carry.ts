/**
 * Changing a card by dragging: one's own onto one of the display, or one of the display onto one's own. A card that has to be
 * exchanged after its free effect is dragged by that effect, which is used first: it costs the same action as a change. By the strip
 * "Change" it is only changed.
 */
import { type Choice, type Line, lineMessage, linesOf } from '@bottega/principato/show';
import { type PointerEvent, useCallback, useRef } from 'react';
import type { ChoiceController } from '../../choosing/choice-controller';
import { useCarry } from '../../choosing/use-carry';
import type { BoardContext } from './board-context';
import { kindOf } from './Card';

export interface ChangeCarry {
  /** Begins to drag what was pressed; it says with `data-carried` what it is: "slot-1", "line-0", "place-4". */
  grab(press: PointerEvent<HTMLElement>): void;
}

export function useChangeCarry(shown: BoardContext): ChangeCarry {
  const { pick } = shown;
  const carried = useRef('');
  const grab = useCarry(
    (on) => {
      const choices = carriedChoices(pick, ownLines(shown), carried.current, on?.dataset.drop ?? '');
      if (choices.length > 1) pick.play(choices);
      else if (choices.length > 0) pick.choose(choices[0], on ?? undefined);
    },
    (on) => saysOn(shown, carried.current, on.dataset.drop ?? ''),
  );
  return {
    grab: useCallback(
      (press) => {
        // A finger that rests on a card asks what it is.
        if (press.pointerType === 'touch' || !(press.target instanceof Element)) return;
        carried.current = press.target.closest<HTMLElement>('[data-carried]')?.dataset.carried ?? '';
        grab(press, () => {});
      },
      [grab],
    ),
  };
}

const ownLines = ({ tables, view, seen }: BoardContext): readonly Line[] =>
  seen.seat === null ? [] : linesOf(tables, view, seen.seat);

/**
 * What carrying one thing onto another means: in a turn a change, which is an action of its own, or what a card gives and then its
 * exchange; after an activation the answer. What is barred comes alone, and says why.
 */
export function carriedChoices(
  { status }: Pick<ChoiceController<Choice>, 'status'>,
  lines: readonly Line[],
  from: string,
  to: string,
): readonly Choice[] {
  const line = lines[numberIn('line', from, to) ?? -1];
  const slot = line?.slot ?? numberIn('slot', from, to);
  const place = numberIn('place', from, to);
  if (slot === null || place === null) return [];
  const change: Choice = { type: 'change', slot };
  const take: Choice = { type: 'take', place };
  if (status(take) === 'may') return [take];
  if (line?.isExchanged && line.choices.length > 0 && status(line.choices[0]) === 'may') return [...line.choices, take];
  return status(change) === 'may' ? [change, take] : [change];
}

/** The same in words, while something is held over something else: one sentence for each step. */
function saysOn(shown: BoardContext, from: string, to: string): readonly string[] {
  const { tables, view, seen, pick, say } = shown;
  const choices = carriedChoices(pick, ownLines(shown), from, to);
  const place = numberIn('place', from, to);
  if (seen.seat === null || place === null || choices.length < 2) return [];
  const card = kindOf(shown, view.open.display[place]);
  const line = ownLines(shown)[numberIn('line', from, to) ?? -1];
  const [first] = choices;
  if (first.type === 'change') {
    const own = kindOf(shown, view.open.principalities[seen.seat].hand[first.slot]);
    return [say({ key: 'table.changeFor', values: { card: own, other: card } })];
  }
  if (line === undefined) return [];
  return [say(lineMessage(tables, view, seen.seat, line)), say({ key: 'table.thenTake', values: { card } })];
}

/** The number of the one of two things that is of a kind. */
function numberIn(kind: string, ...ids: readonly string[]): number | null {
  const id = ids.find((one) => one.startsWith(`${kind}-`));
  return id === undefined ? null : Number(id.slice(kind.length + 1));
}
