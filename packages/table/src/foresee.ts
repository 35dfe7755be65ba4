/**
 * What a choice leads to before the table has said so: only as far as that follows from what the seat sees. Whatever chance, hidden
 * cards or other players' secrets have a part in is left to the table, so nothing imagined is ever shown.
 */
import { type Choice, equalPlain, type GameEvent, Match, type Seat, type State, seeded } from '@bottega/kernel';
import { playAll, playForced } from './play-choices.js';
import { recordFrom } from './record-from.js';
import type { Playable } from './replay.js';
import type { FullUpdate } from './update.js';

/** What the seat cannot see is imagined twice: what is not the same in both worlds does not follow from what it sees. */
const WORLDS = ['one', 'another'] as const;

type Outcome = Pick<FullUpdate, 'view' | 'asked' | 'undoBar'> & { readonly told: readonly GameEvent[] };

/** How a seat will see the table when these choices are played; null if only the table can say, or if they are not allowed. */
export function foresee(
  { game, words }: Pick<Playable, 'game' | 'words'>,
  seen: FullUpdate,
  choices: readonly Choice[],
): FullUpdate | null {
  const { seat, view, asked } = seen;
  if (seat === null || view.all !== null || !asked.includes(seat)) return null;
  const [one, another] = WORLDS.map((world) => {
    const state = game.imagine(view, seeded(world));
    return outcomeIn({ game, words }, state, seat, choices);
  });
  if (one === null || another === null || !equalPlain(one, another)) return null;
  const { told, ...after } = one;
  return { ...seen, ...after, log: [...seen.log, ...told] };
}

/** The same in a world; null if anything but the seat's own choices had a part in it. */
function outcomeIn(
  { game, words }: Pick<Playable, 'game' | 'words'>,
  state: State,
  seat: Seat,
  choices: readonly Choice[],
): Outcome | null {
  const match = new Match<State, Choice, GameEvent>(game, recordFrom(game, state));
  if (playAll(match, seat, choices) !== null) return null;
  playForced({ words }, match, seat);
  if (match.over || !equalPlain(state.hidden, match.state.hidden)) return null; // the end opens everything
  if (state.own.some((own, other) => other !== seat && !equalPlain(own, match.state.own[other]))) return null;
  return { view: match.view(seat), asked: [...match.asked()], undoBar: match.undoBar(seat), told: match.log(seat) };
}
