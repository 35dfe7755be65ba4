/** A judgement with more thought: of more positions, in more worlds, and with a round looked ahead where that is known to help. */
import {
  applyToChance,
  asked,
  type Choice,
  equalPlain,
  type Game,
  type GameEvent,
  isOver,
  type State,
  seeded,
  settle,
  turnOf,
  view as viewOf,
} from '@bottega/kernel';
import { Lookahead } from '../plan/lookahead.js';
import type { TurnOrder } from '../value/chances.js';
import type { Weights } from '../value/weights.js';
import { comparisonOf, expected, type Judge, type Judged, meanOutlook, type Outlook, outlookOf } from './judging.js';
import { type Piece, stateAfter, worldsLike } from './piece.js';

const CLOSER_POSITIONS = 3;
const CLOSER_WORLDS = 16;
/** More questions than a round asks. */
const MOST_QUESTIONS = 100;

/** The same judgement of more positions, in more worlds. */
export function closer<S extends State, C extends Choice, E extends GameEvent>(
  judge: Omit<Judge<S, C, E>, 'worlds'>,
): Judge<S, C, E> {
  return { ...judge, positions: CLOSER_POSITIONS * judge.positions, worlds: CLOSER_WORLDS };
}

export class Further<S extends State, C extends Choice, E extends GameEvent> {
  private readonly game: Game<S, C, E>;
  private readonly lookahead: Lookahead<S, C, E> | null;

  constructor(
    private readonly judge: Judge<S, C, E>,
    weights: Weights | null,
  ) {
    const { game, chances } = judge;
    this.game = game;
    this.lookahead =
      weights === null || weights.worlds === 0 || chances === null
        ? null
        : new Lookahead(game, chances.learned, weights.worlds);
  }

  /**
   * Both sights of a piece with a round looked ahead. All ways are measured alike: what lies hidden changes by as much as it does at
   * first sight, since a round that is played on with everything open would tell what chance will bring.
   */
  beyond(judged: Judged<S, C>, randomness: string): Judged<S, C> {
    const { judge, lookahead } = this;
    const { piece, known, open } = judged;
    if (lookahead === null) return { ...judged, isCloser: true };
    const { seat, before, from, choices } = piece;
    const worlds = worldsLike(this.game, viewOf(before, seat), CLOSER_WORLDS, (world) =>
      seeded(`${randomness} ${from} beyond ${world}`),
    );
    const wanted = [known.played, known.best, open.best, known.obvious].map((way) => way.choices);
    const ways = wanted.filter((way, at) => wanted.findIndex((one) => equalPlain(one, way)) === at);
    const seen = ways.map((way) => ({
      choices: way,
      outlook: meanOutlook(worlds.map((world) => this.ahead(lookahead, world, piece, way))),
    }));
    const opened = seen.map(({ choices: way, outlook }) => ({
      choices: way,
      outlook: shifted(outlook, outlookOf(judge, piece, way, worlds), outlookOf(judge, piece, way, [before])),
    }));
    const obvious = known.obvious.choices;
    return {
      piece,
      known: comparisonOf(seen, choices, obvious),
      open: comparisonOf(opened, choices, obvious),
      isCloser: true,
    };
  }

  /**
   * What is expected once everybody has had another turn: ways after which turns come in another order, or a turn goes on behind a
   * chance, are compared at the same time. Uses no world up.
   */
  private ahead(lookahead: Lookahead<S, C, E>, before: S, piece: Piece<S, C>, way: readonly C[]): Outlook {
    const { game, judge } = this;
    const { seat } = piece;
    const world = stateAfter(game, before, seat, way);
    // A turn that was begun before the piece ends with it; what is left of it behind a chance is no other turn.
    const begun = turnOf(game, before);
    let rest = begun !== null && turnOf(game, world) === begun ? begun : null;
    let order: TurnOrder = begun === null || rest !== null ? piece.order : piece.order.after(begun);
    const waited = new Set(world.own.keys());
    settle(game, world, null);
    for (let questions = 0; questions < MOST_QUESTIONS && waited.size > 0 && !isOver(world); questions++) {
      const turn = turnOf(game, world);
      if (turn !== rest) rest = null;
      const [next] = asked(game, world);
      for (const choice of lookahead.plan(world, next).end.way) applyToChance(game, world, next, choice);
      settle(game, world, null);
      if (turn === null || turnOf(game, world) === turn) continue;
      order = order.after(turn);
      if (rest === null) waited.delete(turn);
      rest = null;
    }
    return expected(judge, world, seat, order, turnOf(game, world));
  }
}

/** What is expected with everything open, of what is expected beyond and how much both differ at first sight. */
function shifted(beyond: Outlook, seen: Outlook, open: Outlook): Outlook {
  const chance =
    beyond.chance === null || seen.chance === null || open.chance === null
      ? null
      : Math.min(1, Math.max(0, beyond.chance + open.chance - seen.chance));
  return { chance, points: beyond.points + open.points - seen.points };
}
