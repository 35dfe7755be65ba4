/** The position in which a game in three minutes is shown, as somebody at its table would see it. */
import { asked, type Game, isOver, Match, type PrimerPosition, view } from '@bottega/kernel';
import type { TableInfo, TableSnapshot } from '../table/table';

/** Plays the position; nothing can be chosen in it. */
export function primerSnapshot(game: Game, { setup, seat, before }: PrimerPosition): TableSnapshot {
  const match = new Match(game, setup);
  for (const [who, choice] of before) {
    if (!match.play(who, choice).ok) throw new Error(`${game.id}: ${JSON.stringify(choice)} is not allowed`);
  }
  const log = match.log(seat);
  return {
    version: 0,
    seat,
    view: view(match.state, seat),
    asked: asked(game, match.state),
    allowed: [],
    barred: [],
    suggested: null,
    plan: [],
    canUndo: false,
    undoBar: 'nothing',
    recap: [log.length, log.length],
    log,
    handOver: null,
    over: isOver(match.state),
    result: null,
  };
}

/** The table at which that is. */
export function primerTable(game: Game, { setup }: PrimerPosition, names: readonly string[]): TableInfo {
  const players = names.map((name) => ({ name, bot: null }));
  const { options } = setup;
  return { id: 'primer', game: game.id, players, seating: 'asSat', options, seedHash: '', data: null };
}
