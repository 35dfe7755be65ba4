/** What a choice and whatever goes on by itself brings about, and what of it an observer sees. */
import type { Choice, Game, GameEvent, Seat, State, View } from '../game.js';
import { equalPlain } from '../plain.js';
import { stepOf } from '../play.js';
import { isOver, maySee, type Told, view } from '../view.js';

export interface After<S extends State, E extends GameEvent> {
  readonly world: S;
  readonly told: readonly Told<E>[];
  /** Who is asked next; nobody where chance or an opening comes first. */
  readonly asked: readonly Seat[];
}

/**
 * The world after a choice, up to chance, the end of the game, or a step that opens somebody else's secrets: from there on
 * worlds may differ.
 */
export function after<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  choice: C,
): After<S, E> {
  let copy = game.clone(state);
  let told: Told<E>[] = [];
  const top = () => copy.open.stack[copy.open.stack.length - 1];
  const asking = stepOf(game, top());
  if ('choose' in asking) asking.choose(copy, top(), seat, choice, (event, to) => told.push({ event, to: to ?? null }));
  while (!isOver(copy)) {
    const step = stepOf(game, top());
    if (!('run' in step) || step.chance) break;
    const next = game.clone(copy);
    const news: Told<E>[] = [];
    step.run(next, next.open.stack[next.open.stack.length - 1], (event, to) => news.push({ event, to: to ?? null }));
    const before = copy;
    if (isOver(next) || next.own.some((own, other) => other !== seat && !equalPlain(own, before.own[other]))) break;
    copy = next;
    told = [...told, ...news];
  }
  const next = isOver(copy) ? undefined : stepOf(game, top());
  return { world: copy, told, asked: next !== undefined && 'seats' in next ? next.seats(copy, top()) : [] };
}

/** What an observer sees of it. */
export function seenOf<S extends State, E extends GameEvent>(
  { world, told, asked }: After<S, E>,
  observer: Seat | null,
): { view: View<S>; events: readonly E[]; asked: readonly Seat[] } {
  return { view: view(world, observer), events: heard(told, observer, isOver(world)), asked };
}

/** The events among these that reach an observer. */
export function heard<E extends GameEvent>(told: readonly Told<E>[], observer: Seat | null, isOver = false): E[] {
  return told.flatMap((one) => (maySee(one, observer, isOver) ? [one.event] : []));
}

/** An observer in a sentence. */
export const named = (observer: Seat | null): string => (observer === null ? 'a spectator' : `seat ${observer}`);
