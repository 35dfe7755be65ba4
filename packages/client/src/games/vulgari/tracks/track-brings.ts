/** What a track brings as things stand, and what its next mark would bring to whoever looks, in sentences. */
import {
  BOLOGNA_LATE,
  CANTICLE,
  CANTICLE_OPEN_FROM,
  CANTICLE_POINTS,
  goalIn,
  isActive,
  LIBRARY,
  leader,
  MESSENGER,
  MESSENGER_EARLY_TO,
  ORIENT,
  ORIENT_DUCATS,
  POPE_FROM,
  REST,
  RIDDLE,
  stateFromView,
  ZONES,
} from '@bottega/vulgari/show';
import { type BoardContext, t } from '../board-context';

export function bringsOf(shown: BoardContext, track: number): readonly string[] {
  switch (track) {
    case RIDDLE:
      return [riddle(shown)];
    case CANTICLE:
      return canticle(shown);
    case MESSENGER:
      return messenger(shown);
    case ORIENT:
      return [t(shown, 'table.orient.next', { ducats: ORIENT_DUCATS })];
    case LIBRARY:
      return library(shown);
    case REST:
      return [rest(shown)];
    default:
      return [];
  }
}

/** The space of whoever looks; of somebody who only watches, none. */
function ownSpace({ view }: BoardContext, track: number): number {
  return view.seat === null ? 0 : view.open.tracks[track].at[view.seat];
}

function riddle(shown: BoardContext): string {
  const { riddleMarks } = shown.tables.data;
  const next = riddleMarks.find(({ space }) => space > ownSpace(shown, RIDDLE));
  if (next === undefined) return t(shown, 'table.riddle.last', { points: riddleMarks.at(-1)?.value ?? 0 });
  return t(shown, 'table.riddle.next', { space: next.space, points: next.value });
}

function canticle(shown: BoardContext): readonly string[] {
  const [first, second] = CANTICLE_POINTS;
  return [t(shown, 'table.canticle.points', { first, second }), ...activeCities(shown)];
}

function activeCities(shown: BoardContext): readonly string[] {
  const { view, tables } = shown;
  if (view.open.round >= CANTICLE_OPEN_FROM) return [t(shown, 'table.canticle.all')];
  const state = stateFromView(view);
  const active = tables.franciscanCities.filter((_, city) => isActive(state, city));
  if (active.length === 0) return [t(shown, 'table.canticle.none')];
  return active.map((zone) => t(shown, 'table.canticle.active', { zone: ZONES[zone] }));
}

function messenger(shown: BoardContext): readonly string[] {
  const { view, tables } = shown;
  if (ownSpace(shown, MESSENGER) === tables.lengths[MESSENGER]) return [t(shown, 'refusal.D-13.4')];
  const { round } = view.open;
  const now = bologna(shown, 'table.messenger.now', goalIn(round));
  if (round > MESSENGER_EARLY_TO) return [now];
  return [now, bologna(shown, 'table.messenger.later', BOLOGNA_LATE)];
}

function bologna(shown: BoardContext, key: string, { ducats, abbesses, knowledge }: ReturnType<typeof goalIn>): string {
  const cost = [
    { of: 'ducat', count: ducats },
    { of: 'abbess', count: abbesses },
  ];
  return t(shown, key, { cost, knowledge, round: MESSENGER_EARLY_TO + 1 });
}

function library(shown: BoardContext): readonly string[] {
  const { view, tables } = shown;
  if (view.open.round < POPE_FROM) return [t(shown, 'refusal.D-16.1', { from: POPE_FROM })];
  if (view.seat !== null && view.open.players[view.seat].libraryCards > 0) return [t(shown, 'refusal.D-16.3')];
  const next = tables.data.libraryMarks.find(({ space }) => space > ownSpace(shown, LIBRARY));
  return next === undefined ? [] : [t(shown, 'table.library.next', { space: next.space, cards: next.value })];
}

function rest(shown: BoardContext): string {
  const seat = leader(shown.view.open.tracks[REST]);
  return seat < 0 ? t(shown, 'table.rest.nobody') : t(shown, 'table.rest.leader', { seat });
}
