/** What must hold for the traits of every game, and what each game says of them. */
import {
  type Choice,
  type Game,
  type GameEvent,
  legal,
  Match,
  type Options,
  type Seat,
  type State,
  seeded,
  type Traits,
} from '@bottega/kernel';
import { type Choosing, messagesOfTraits, unsaid } from '@bottega/kernel/conformance';
import { type GameText, LANGUAGES, type Language, type Words } from '@bottega/kernel/text';
import { expect, test } from 'vitest';

/** A game that is over, with its traits. */
export interface Traited<S extends State> {
  readonly state: S;
  readonly traits: Traits;
}

interface TraitFacts<S extends State, C extends Choice, E extends GameEvent> {
  readonly game: Game<S, C, E>;
  readonly words: Words<S, C, E>;
  readonly texts: Readonly<Record<Language, GameText>>;
  readonly play: Choosing<C>;
  readonly options?: Options;
  /** What the traits of a seat must be, by what lies on the table in the end. */
  readonly agrees: (ended: Traited<S>, seat: Seat) => void;
}

export function testTraits<S extends State, C extends Choice, E extends GameEvent>(facts: TraitFacts<S, C, E>): void {
  const { game, words, texts, play, options = {}, agrees } = facts;
  test.each(game.seats)(
    'the traits of a game of %i agree with the table, and everything in them has a name',
    (seats) => {
      const { state, traits } = playedGame(game, seats, options, play);
      const { order, things, deeds } = traits;
      expect([...order].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
      expect([things.length, deeds.length]).toEqual([seats, seats]);
      const kinds = Object.keys(words.traits?.kinds ?? {});
      for (let seat = 0; seat < seats; seat++) {
        const said = things[seat].map(({ kind, thing }) => `${kind} ${thing}`);
        expect(new Set(said).size).toBe(said.length);
        for (const { kind } of things[seat]) expect(kinds).toContain(kind);
        expect(Object.keys(deeds[seat])).toEqual(Object.keys(deeds[0]));
        agrees({ state, traits }, seat);
      }
      const messages = messagesOfTraits(words, traits);
      for (const language of LANGUAGES) expect(unsaid(messages, texts[language], language)).toEqual([]);
    },
  );
}

function playedGame<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  seats: number,
  options: Options,
  play: Choosing<C>,
): Traited<S> {
  const match = new Match(game, { seats, options, seed: `traits ${seats}` });
  const random = seeded('traits');
  while (!match.over) {
    const [seat] = match.asked();
    match.play(seat, play(random, legal(game, match.state, seat)));
  }
  const told = match.everything().flatMap(({ event, to }) => (to === null ? [event] : []));
  const traits = game.traits?.(match.state, told);
  if (traits === undefined) throw new Error(`${game.id} tells no traits`);
  return { state: match.state, traits };
}
