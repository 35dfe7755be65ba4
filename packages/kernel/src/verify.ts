/** Checking a record from outside: every choice against the rules, every digest against the state. */
import { digest } from './digest.js';
import type { Choice, Game, GameEvent, State } from './game.js';
import { play, start } from './play.js';
import { dealDigest, firstOf, type GameRecord } from './record.js';
import { sha256Hex } from './sha256.js';
import { isOver } from './view.js';

/** What `verify` found: all is right, or where the record stops being true. */
export type Verdict<S extends State> =
  | {
      readonly ok: true;
      readonly state: S;
      readonly over: boolean;
      /** How many choices were made under older rules and could not be checked. */
      readonly unchecked: number;
    }
  | {
      readonly ok: false;
      /** Which choice (from 0) is wrong; −1 if it is the deal or the head of the record. */
      readonly at: number;
      readonly what: 'seedHash' | 'deal' | 'choice' | 'digest' | 'digests';
      readonly detail: string;
    };

/** A record whose digests may be missing, as a failing test prints it. */
type Checkable<C extends Choice> = Omit<GameRecord<C>, 'digests'> & { readonly digests: readonly string[] | null };

/**
 * Plays a record again, checking every choice against the rules and every digest (if there are any) against the state. A continued
 * record is checked from where it went on under the rules of today.
 */
export function verify<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  record: Checkable<C>,
): Verdict<S> {
  const wrong = (at: number, what: 'seedHash' | 'deal' | 'choice' | 'digest' | 'digests', detail: string) =>
    ({ ok: false, at, what, detail }) as const;
  if (record.seedHash !== sha256Hex(record.seed)) {
    return wrong(-1, 'seedHash', 'the published hash is not the hash of the seed');
  }
  const { digests, choices } = record;
  if (digests !== null && digests.length !== choices.length + 1) {
    return wrong(-1, 'digests', `there are ${digests.length} digests where ${choices.length + 1} belong`);
  }
  const first = record.continued?.at ?? 0;
  const state = firstState(game, record);
  if (state === null)
    return wrong(first - 1, 'digest', 'the state from which it was continued is not the recorded one');
  if (first === 0 && digests !== null && dealDigest(game, state) !== digests[0]) {
    return wrong(-1, 'deal', 'seed, seats, options or data were changed: the deal is another one');
  }
  for (let at = first; at < choices.length; at++) {
    const [seat, choice] = choices[at];
    const played = play(game, state, seat, choice);
    if (!played.ok) {
      const why = played.rule === null ? played.reason : `${played.reason} by ${played.rule}`;
      return wrong(at, 'choice', `seat ${seat} cannot choose ${JSON.stringify(choice)} here (${why})`);
    }
    if (digests !== null && digest(state) !== digests[at + 1]) {
      return wrong(at, 'digest', `after ${JSON.stringify(choice)} of seat ${seat} the state is not the recorded one`);
    }
  }
  return { ok: true, state, over: isOver(state), unchecked: first };
}

/** The position that the check begins with; null if it is not the one that the digests know, or none of the game's. */
function firstState<S extends State, C extends Choice, E extends GameEvent>(
  game: Game<S, C, E>,
  { digests, ...record }: Checkable<C>,
): S | null {
  const begun = firstOf<S, C, E>(game, { ...record, digests: [...(digests ?? [])] });
  if (begun === null) return start(game, record);
  const at = record.continued?.at ?? 0;
  if (begun.state.own.length !== record.seats || game.violations(begun.state, null).length > 0) return null;
  // The digest of a deal may vouch for component data as well.
  const found = at === 0 ? dealDigest(game, begun.state) : digest(begun.state);
  return digests !== null && found !== digests[at] ? null : begun.state;
}
