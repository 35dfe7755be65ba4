/** D-8: interactions with the zone where the pawn stands at that moment (D-8.1). All are optional and free (D-8.2). */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, CLAIM, CONVERT, cardinal, EVENT, friar, type Part, TRIBUTE } from '../choices.js';
import type { CitedId } from '../rule-ids.js';
import type { Player, State } from '../state.js';
import {
  CUBE_COUNT,
  FIRST_CARDINAL,
  isSea,
  KNOWLEDGE_PER_SCRIBE,
  NOBLE,
  NONE,
  ORIENT,
  ORIENT_DUCATS,
  OUT,
  type Place,
  POLITICIAN,
  SCRIBE,
  STEFANO,
  STUPOR_MUNDI,
  type Tables,
} from '../tables.js';
import { takeCardinalCard, takeFriarCard } from './friars-and-cardinals.js';
import { giveAway, held, isFriar, isMerchant, putBehind } from './holding.js';
import { discardToTable } from './recycling.js';
import type { Ask, Offering, Telling, Why } from './step-types.js';
import { gainKnowledge } from './tracks.js';

/** The zone where a pawn stands, or null at sea, where nothing is bound to a place (D-7.12). */
export function placeOf(tables: Tables, player: Player): Place | null {
  return isSea(player.position) ? null : tables.places[player.position];
}

/** The Event card that lies in the zone of a pawn, or NONE. Stupor Mundi gives nothing here (D-19.1). */
export function eventAt(tables: Tables, { open }: State, position: number): number {
  for (let event = 0; event < STUPOR_MUNDI; event++) {
    if (open.events[event] === 'map' && tables.events[event].place === position) return event;
  }
  return NONE;
}

/** D-8.3, D-8.4 */
export function offerEvent(tables: Tables, state: State, seat: Seat, o: Offering): void {
  const { position } = state.open.players[seat];
  const event = eventAt(tables, state, position);
  if (event === NONE) {
    if (o.explains) o.bar(EVENT, whyNoEvent(tables, state, position));
  } else if (tables.events[event].gain === 'ducats' && !isMerchant(state, seat)) o.bar(EVENT, 'D-8.4');
  else o.may(EVENT);
}

function whyNoEvent(tables: Tables, { open }: State, position: number): CitedId {
  if (isSea(position)) return 'D-7.12';
  const isStuporMundi = open.events[STUPOR_MUNDI] === 'map' && tables.events[STUPOR_MUNDI].place === position;
  return isStuporMundi ? 'D-19.1' : 'D-8.3';
}

export function useEvent(tables: Tables, state: State, seat: Seat, emit: Telling): void {
  const { open } = state;
  const event = eventAt(tables, state, open.players[seat].position);
  const { gain, value } = tables.events[event];
  open.events[event] = 'used';
  if (gain === 'ducats') open.players[seat].ducats += value;
  else gainKnowledge(tables, open, seat, value);
  emit?.({ type: 'used', seat, event, gain: gain === 'ducats' ? 'ducats' : 'knowledge', value });
}

/** D-8.5 to D-8.9: a city's values, once a game, in whole or in part. */
export function offerClaim(tables: Tables, state: State, seat: Seat, o: Offering): void {
  const { open } = state;
  const player = open.players[seat];
  const rule = whyNoClaim(tables, state, seat);
  if (rule !== null) {
    if (o.explains) for (const part of ['ducats', 'knowledge', 'both'] as const) o.bar(CLAIM[part], rule);
    return;
  }
  const values = tables.values[open.options.romeValues];
  const hasDucats = values.ducats[player.position] > 0;
  const hasKnowledge = values.knowledge[player.position] > 0;
  const maySell = isMerchant(state, seat);
  if (hasDucats && maySell) o.may(CLAIM.ducats);
  else o.bar(CLAIM.ducats, hasDucats ? 'D-8.5' : 'D-8.7');
  if (hasKnowledge) o.may(CLAIM.knowledge);
  else o.bar(CLAIM.knowledge, 'D-8.7');
  if (hasDucats && maySell && hasKnowledge) o.may(CLAIM.both);
  else o.bar(CLAIM.both, hasDucats && hasKnowledge ? 'D-8.5' : 'D-8.7');
}

function whyNoClaim(tables: Tables, { open }: State, seat: Seat): CitedId | null {
  const { position, claimed } = open.players[seat];
  if (isSea(position)) return 'D-7.12';
  const { ducats, knowledge, id } = tables.places[position];
  if (ducats > 0 || knowledge > 0) return claimed.includes(position) ? 'D-8.6' : null;
  if (id === 'bologna') return 'D-8.8';
  return tables.startCities.includes(position) ? 'D-8.9' : 'D-8.7';
}

/** What a claim brings. D-14.2, D-14.3, D-14.5: who has reached the Orient gets more with every economic value. */
export function claimOf(tables: Tables, { open }: State, seat: Seat, part: Part): Readonly<Record<Gain, number>> {
  const zone = open.players[seat].position;
  const values = tables.values[open.options.romeValues];
  const ducats = part === 'knowledge' ? 0 : values.ducats[zone];
  const knowledge = part === 'ducats' ? 0 : values.knowledge[zone];
  const bonus = ducats > 0 && open.tracks[ORIENT].at[seat] === tables.lengths[ORIENT] ? ORIENT_DUCATS : 0;
  return { ducats, knowledge, bonus };
}

type Gain = 'ducats' | 'knowledge' | 'bonus';

export function claim(tables: Tables, state: State, seat: Seat, part: Part, emit: Telling): void {
  const { open } = state;
  const player = open.players[seat];
  const zone = player.position;
  const { ducats, knowledge, bonus } = claimOf(tables, state, seat, part);
  player.claimed.push(zone);
  player.ducats += ducats + bonus;
  if (knowledge > 0) gainKnowledge(tables, open, seat, knowledge);
  emit?.({ type: 'claimed', seat, zone, ducats, knowledge, bonus });
}

/** D-8.10, D-8.11, D-18.16: a merchant in a convent, and a card that is still laid out. */
export function offerFriars(tables: Tables, state: State, seat: Seat, o: Offering): void {
  const place = placeOf(tables, state.open.players[seat]);
  const isPossible = place?.isConvent === true && isMerchant(state, seat);
  if (!isPossible && !o.explains) return;
  for (let person = 0; person < FIRST_CARDINAL; person++) {
    if (!isMerchant(state, seat)) o.bar(friar(person), 'D-8.11');
    else if (!isPossible) o.bar(friar(person), place === null ? 'D-7.12' : 'D-8.10');
    else if (state.open.persons[person] !== NONE) o.bar(friar(person), 'D-18.16');
    else o.may(friar(person));
  }
}

/** D-8.10, Q-2: half of the ducats, rounded up. */
export function friarPrice({ open }: State, seat: Seat): number {
  const { ducats } = open.players[seat];
  const unit = open.options.moneyUnit;
  return Math.min(ducats, Math.ceil(ducats / 2 / unit) * unit);
}

/** D-8.10, Q-30: first the card is chosen, then the ducats given, then the card applied. */
export function becomeFriar(tables: Tables, state: State, seat: Seat, person: number, emit: Telling): void {
  const ducats = friarPrice(state, seat);
  state.open.players[seat].ducats -= ducats;
  takeFriarCard(tables, state, seat, person, ducats, emit);
}

/**
 * D-8.12: what a cardinal costs: ducats and a politician or noble. D-8.13: Stefano's virtual noble pays for one. D-8.16: it does
 * not matter since when one is a friar.
 */
export function offerCardinals(tables: Tables, state: State, seat: Seat, o: Offering): void {
  const place = placeOf(tables, state.open.players[seat]);
  const isPossible = place?.isCathedral === true && isFriar(state, seat);
  if (!isPossible && !o.explains) return;
  for (let person = FIRST_CARDINAL; person < tables.persons.length; person++) {
    const why = whyNoCardinal(tables, state, seat, person);
    if (why === null) o.may(cardinal(person));
    else o.bar(cardinal(person), why.rule, why.facts);
  }
}

function whyNoCardinal(tables: Tables, state: State, seat: Seat, person: number): Why | null {
  const { open } = state;
  const player = open.players[seat];
  const place = placeOf(tables, player);
  const needs = tables.persons[person].ducats;
  if (!isFriar(state, seat)) return { rule: 'D-8.11' };
  if (place === null) return { rule: 'D-7.12' };
  if (!place.isCathedral) return { rule: 'D-8.12', facts: { lacks: 'cathedral' } };
  if (open.persons[person] !== NONE) return { rule: 'D-18.16' };
  if (player.ducats < needs) return { rule: 'D-8.15', facts: { needs, has: player.ducats } };
  return tributesOf(state, seat).length === 0 ? { rule: 'D-8.12', facts: { lacks: 'cube' } } : null;
}

/** D-8.12, D-8.13: what can pay for a cardinal, the cheapest first. */
export function tributesOf(state: State, seat: Seat): ChoiceOf<'tribute'>[] {
  const possible: ChoiceOf<'tribute'>[] = [];
  if (state.open.players[seat].person === STEFANO) possible.push(TRIBUTE.virtual); // D-8.13
  if (held(state, seat, NOBLE) > 0) possible.push(TRIBUTE.noble);
  if (held(state, seat, POLITICIAN) > 0) possible.push(TRIBUTE.politician);
  return possible;
}

export function beginCardinal(tables: Tables, state: State, seat: Seat, person: number, emit: Telling): void {
  const [only, ...others] = tributesOf(state, seat);
  if (others.length === 0) becomeCardinal(tables, state, seat, person, only.cube, emit);
  else state.open.stack.push({ step: 'tribute', seat, person });
}

/** D-8.12: which cube is given. */
export const chooseTribute = (tables: Tables): Ask<'tribute', ChoiceOf<'tribute'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    const possible = tributesOf(state, seat);
    for (const tribute of [TRIBUTE.virtual, TRIBUTE.noble, TRIBUTE.politician]) {
      if (possible.includes(tribute)) o.may(tribute);
      else o.bar(tribute, tribute === TRIBUTE.virtual ? 'D-8.13' : 'D-8.12', { lacks: 'cube' });
    }
  },
  choose(state, { person }, seat, { cube }, emit) {
    state.open.stack.pop();
    becomeCardinal(tables, state, seat, person, cube, emit);
  },
  suggest: (state, _frame, seat) => tributesOf(state, seat)[0],
});

/** D-8.14, D-8.15: the price is paid, the friar leaves the game, then the new card has its effects. */
function becomeCardinal(
  tables: Tables,
  state: State,
  seat: Seat,
  person: number,
  cube: 'politician' | 'noble' | 'virtual',
  emit: Telling,
): void {
  const { open } = state;
  const player = open.players[seat];
  player.ducats -= tables.persons[person].ducats;
  open.persons[player.person] = OUT;
  const given = { politicians: cube === 'politician' ? 1 : 0, nobles: cube === 'noble' ? 1 : 0, abbesses: 0 };
  giveAway(state, seat, given);
  takeCardinalCard(tables, state, seat, person, cube, emit);
  discardToTable(state, [given.politicians, given.nobles, 0, 0], emit); // told after what it was given for
}

/** D-8.18, D-8.19: in an abbey all scribes in front of the screen, in one of two ways. */
export function offerConversion(tables: Tables, state: State, seat: Seat, o: Offering): void {
  const player = state.open.players[seat];
  const place = placeOf(tables, player);
  if (place?.isAbbey === true && player.scribes > 0) {
    o.may(CONVERT.screen);
    o.may(CONVERT.knowledge);
  } else if (o.explains) {
    const rule = place === null ? 'D-7.12' : place.isAbbey ? 'D-8.19' : 'D-8.18';
    o.bar(CONVERT.screen, rule);
    o.bar(CONVERT.knowledge, rule);
  }
}

export function convertScribes(
  tables: Tables,
  state: State,
  seat: Seat,
  to: 'screen' | 'knowledge',
  emit: Telling,
): void {
  const player = state.open.players[seat];
  const { scribes } = player;
  const knowledge = to === 'knowledge' ? KNOWLEDGE_PER_SCRIBE * scribes : 0;
  player.scribes = 0;
  emit?.({ type: 'converted', seat, scribes, to, knowledge });
  if (to === 'screen') {
    putBehind(state, seat, SCRIBE, scribes);
    return;
  }
  gainKnowledge(tables, state.open, seat, knowledge);
  const cubes = Array.from({ length: CUBE_COUNT }, (_, colour) => (colour === SCRIBE ? scribes : 0));
  discardToTable(state, cubes, emit);
}

/** D-8.17: whether abbesses cost no ducats. */
export function isInAbbey(tables: Tables, state: State, seat: Seat): boolean {
  return placeOf(tables, state.open.players[seat])?.isAbbey === true;
}
