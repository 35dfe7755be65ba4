/** Properties of answers in secret: whatever a seat answers, the others see and hear the same until all is opened. */
import { digest } from '../digest.js';
import type { Choice, Game, GameEvent, Seat, State } from '../game.js';
import { asked as askedOf, explained, legal, play } from '../play.js';
import { pickRandom, type RandomState, shuffle } from '../random.js';
import { isOver, type Told, view } from '../view.js';
import { type After, after, heard, named } from './after.js';
import type { Position, Property } from './property.js';

/** In how many ways a seat gives its whole answer: always the first choice, always the last, and at random. */
const WAYS = 6;
/** An answer with more questions is taken not to end. */
const MAX_QUESTIONS = 200;

export const sealedAnswers: Property = {
  name: 'of sealed answers nobody else sees anything until all are in',
  at({ game, state, asked, random }) {
    if (asked.length < 2) return null;
    const seat = pickRandom(random, asked);
    const [one, ...others] = Array.from({ length: WAYS }, (_, way) => wholeAnswer(game, state, seat, way, random));
    for (const other of others) {
      // That an answer is complete may be seen, so moments before the end are compared with one another, and the ends.
      const moments = Math.min(one.moments.length, other.moments.length) - 1;
      const pairs = [
        ...Array.from({ length: moments }, (_, at) => [one.moments[at], other.moments[at]] as const),
        [one.moments[one.moments.length - 1], other.moments[other.moments.length - 1]] as const,
      ];
      for (const [first, second] of pairs) {
        const observer = [...first.keys()].find((who) => first.get(who) !== second.get(who));
        if (observer === undefined) continue;
        const answers = [one, other].map(({ choices }) => JSON.stringify(choices));
        return `${named(observer)} can tell ${answers[0]} from ${answers[1]} of seat ${seat}`;
      }
    }
    return null;
  },
};

/** How many choices of a question are compared with one another. */
const COMPARED = 8;

export const secretChoices: Property = {
  name: 'choices that only the chooser can tell apart are told alike to everybody else',
  at<S extends State, C extends Choice, E extends GameEvent>({ game, state, asked, random }: Position<S, C, E>) {
    if (asked.length === 0) return null;
    const seat = pickRandom(random, asked);
    const choices = shuffle(random, legal(game, state, seat)).slice(0, COMPARED);
    // Others' compartments are as they were, so what the table shows is all that an observer sees of a choice.
    const ends = new Map<string, { choice: C; mine: string; end: After<S, E> }>();
    for (const choice of choices) {
      const end = after(game, state, seat, choice);
      if (isOver(end.world)) continue;
      const looks = digest(end.world.open);
      const mine = digest(end.world.own[seat]);
      const same = ends.get(looks);
      if (same === undefined) ends.set(looks, { choice, mine, end });
      else if (same.mine !== mine) {
        const observer = observersOf(state, seat).find((who) => hears(same.end, who) !== hears(end, who));
        if (observer === undefined) continue;
        return `${named(observer)} hears whether seat ${seat} chose ${JSON.stringify(same.choice)} or ${JSON.stringify(choice)}`;
      }
    }
    return null;
  },
};

const hears = ({ told, asked }: After<State, GameEvent>, observer: Seat | null): string =>
  digest({ asked, story: heard(told, observer) });

const observersOf = (state: State, chooser: Seat): (Seat | null)[] =>
  [null, ...state.own.keys()].filter((observer) => observer !== chooser);

interface Answer {
  readonly choices: readonly Choice[];
  /** After each choice, by observer: a digest of everything that reaches them. The last moment is the complete answer. */
  readonly moments: readonly ReadonlyMap<Seat | null, string>[];
}

/** Everything that a seat is asked now, answered in one of several ways. */
function wholeAnswer<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  way: number,
  random: RandomState,
): Answer {
  const world = game.clone(state);
  const told: Told<E>[] = [];
  const choices: C[] = [];
  const moments: Map<Seat | null, string>[] = [];
  while (askedOf(game, world).includes(seat) && choices.length < MAX_QUESTIONS) {
    const offered = legal(game, world, seat);
    const choice = way === 0 ? offered[0] : way === 1 ? offered[offered.length - 1] : pickRandom(random, offered);
    play(game, world, seat, choice, (event, to) => told.push({ event, to: to ?? null }));
    choices.push(choice);
    moments.push(new Map(observersOf(world, seat).map((observer) => [observer, reaches(observer)])));
  }
  return { choices, moments };

  function reaches(observer: Seat | null): string {
    const asked = askedOf(game, world);
    return digest({
      view: view(world, observer),
      log: heard(told, observer),
      asked,
      offers: observer !== null && asked.includes(observer) ? { ...explained(game, world, observer) } : null,
    });
  }
}
