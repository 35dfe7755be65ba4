/** Everything that pointing at a zone or a sea can mean. */
import { type Choice, FIRST_CARDINAL, isSea, PERSONS, STUPOR_MUNDI } from '@bottega/vulgari/show';
import type { BoardContext } from '../board-context';

const WHOLE: Choice = { type: 'claim', part: 'both' };
const CLAIMS: readonly Choice[] = [WHOLE, { type: 'claim', part: 'ducats' }, { type: 'claim', part: 'knowledge' }];
const CONVERSIONS: readonly Choice[] = [
  { type: 'convert', to: 'screen' },
  { type: 'convert', to: 'knowledge' },
];
const FRIARS: readonly Choice[] = PERSONS.slice(0, FIRST_CARDINAL).map((_, person) => ({ type: 'friar', person }));
const CARDINALS: readonly Choice[] = PERSONS.slice(FIRST_CARDINAL).map((_, at) => ({
  type: 'cardinal',
  person: FIRST_CARDINAL + at,
}));

/** Where one's own pawn stands: what can be done there, and first what the place is for; elsewhere the ways there. */
export function zoneChoices(shown: BoardContext, position: number): Choice[] {
  const { seen, view, tables } = shown;
  const isOwn = seen.seat !== null && view.open.players[seen.seat].position === position;
  const summons: readonly Choice[] =
    tables.events[STUPOR_MUNDI].place === position ? [{ type: 'summon' }, { type: 'come' }] : [];
  if (!isOwn) return [{ type: 'start', zone: position }, ...summons, ...journeysTo(shown, position)];
  return [...summons, ...(isSea(position) ? [] : doneIn(shown, position)), ...journeysTo(shown, position)];
}

/** All journeys to a place that are offered or barred: there may be a shorter and a cheaper one. */
function journeysTo({ seen }: BoardContext, position: number): readonly Choice[] {
  let byPlace = journeys.get(seen);
  if (byPlace === undefined) {
    byPlace = new Map();
    for (const choice of [...seen.allowed, ...seen.barred.map((bar) => bar.choice)]) {
      if (choice.type === 'move') byPlace.set(choice.to, [...(byPlace.get(choice.to) ?? []), choice]);
    }
    journeys.set(seen, byPlace);
  }
  return byPlace.get(position) ?? [];
}

/** The journeys of a question by their ends: there are thirty of them, and each place asks for its own. */
const journeys = new WeakMap<object, Map<number, readonly Choice[]>>();

/** If nothing can be done, the reason that is told is that of the first. */
function doneIn(shown: BoardContext, zone: number): readonly Choice[] {
  const { tables, view, pick } = shown;
  const { isAbbey, isConvent } = tables.places[zone];
  const hasEvent = tables.events.some(({ place }, event) => place === zone && view.open.events[event] === 'map');
  const event: Choice = { type: 'event' };
  // Who may claim the whole claims the whole: what is left of a city is lost. The list offers the parts too.
  const claims = pick.status(WHOLE) === 'may' ? [WHOLE] : CLAIMS;
  return [...(hasEvent ? [event] : []), ...(isAbbey ? CONVERSIONS : isConvent ? FRIARS : [...claims, ...CARDINALS])];
}
