/** D-7: movement. The journeys themselves are laid out in ../journeys.ts. */
import type { Seat } from '@bottega/kernel';
import { type ChoiceOf, move } from '../choices.js';
import type { Journey } from '../journeys.js';
import type { Open, State, TurnFrame } from '../state.js';
import { isSea, POSITION_COUNT, RALPH, type Tables, ZONE_COUNT } from '../tables.js';
import type { Offering, Telling } from './step-types.js';

/** D-7.1, D-6.7: one journey a turn. D-7.10: its ducats must be there; Friar Ralph pays none (D-18.8). */
export function offerJourneys(tables: Tables, state: State, frame: TurnFrame, o: Offering): void {
  const { open } = state;
  const player = open.players[frame.seat];
  const journeys = tables.journeys[open.options.combinedMoveDucats][player.position];
  const isFree = player.person === RALPH;
  if (!frame.moved) {
    for (const journey of journeys) {
      if (journey.actions > frame.actions) break;
      if (isFree ? journey.isShortest : journey.ducats <= player.ducats) o.may(journey.choice);
    }
  }
  if (o.explains) barJourneys(state, frame, journeys, o);
}

function barJourneys({ open }: State, frame: TurnFrame, journeys: readonly Journey[], o: Offering): void {
  const player = open.players[frame.seat];
  const isFree = player.person === RALPH;
  for (const { choice, actions, ducats, isShortest } of journeys) {
    if (isFree && !isShortest) continue;
    if (frame.moved) o.bar(choice, 'D-7.1');
    else if (actions > frame.actions) o.bar(choice, 'D-6.2', { needs: actions, has: frame.actions });
    else if (!isFree && ducats > player.ducats) o.bar(choice, 'D-7.10', { needs: ducats, has: player.ducats });
  }
  for (let to = 0; to < POSITION_COUNT; to++) {
    if (journeys.some((journey) => journey.to === to)) continue;
    // No way at all.
    if (to === player.position) o.bar(move(to, 0), 'D-7.11');
    else if (isSea(player.position)) o.bar(move(to, 0), 'D-7.7', { why: 'sea' });
    else o.bar(move(to, 0), 'D-7.6');
  }
}

export function makeJourney(
  tables: Tables,
  { open }: State,
  frame: TurnFrame,
  { to, actions }: ChoiceOf<'move'>,
  emit: Telling,
): void {
  const player = open.players[frame.seat];
  const from = player.position;
  const ducats = journeyPrice(tables, open, frame.seat, to, actions);
  frame.actions -= actions;
  frame.moved = true;
  player.ducats -= ducats;
  player.position = to;
  emit?.({ type: 'moved', seat: frame.seat, from, to, actions, ducats });
}

/** What a journey from where the pawn stands costs in ducats. */
export function journeyPrice(tables: Tables, open: Open, seat: Seat, to: number, actions: number): number {
  return open.players[seat].person === RALPH ? 0 : journeyOf(tables, open, seat, to, actions).ducats;
}

/** The journey that a choice means. */
export function journeyOf(tables: Tables, open: Open, seat: Seat, to: number, actions: number): Journey {
  const journeys = tables.journeys[open.options.combinedMoveDucats][open.players[seat].position];
  return journeys.find((journey) => journey.to === to && journey.actions === actions) as Journey;
}

/** The landing of an absent player: in the first port of the sea. */
export function landFirst(tables: Tables, { open }: State, seat: Seat): ChoiceOf<'move'> {
  return move(tables.ports[open.players[seat].position - ZONE_COUNT][0], 1);
}
