/** Sieges of a test: a situation let go at the end of spring, and what came of it, a line for each fight. */
import { asked, type Seat, settle } from '@bottega/kernel';
import { besiege, type Choice, declare, retreat, retreatBySea, retreatFrom } from '../src/choices.js';
import { CITIES, type CityId } from '../src/data/index.js';
import { type Event, type State, virtu } from '../src/index.js';
import { BY_CANNONS, BY_COURTIER, BY_FRANCE, BY_LEONARDO, TOKEN } from '../src/rules/combat.js';
import { beforeSieges, cityNumber, does, type Situation, type Space, slotNumber, table } from './table.js';

/** The end of a spring under way, and everything told since it began. */
export interface Fight {
  readonly state: State;
  readonly told: Event[];
}

/** Lets the sieges of a situation begin, until somebody is asked. */
export function sieges(situation: Situation): Fight {
  const state = table({ ...situation, stack: beforeSieges() });
  const told: Event[] = [];
  settle(virtu, state, (event) => told.push(event));
  return { state, told };
}

/** A seat answers, once or several times in a row. */
export function answers({ state, told }: Fight, seat: Seat, ...choices: Choice[]): void {
  told.push(...does(state, seat, ...choices));
}

/** Who is asked, and in which step. */
export const question = ({ state }: Fight): string => {
  const { stack } = state.open;
  return `${asked(virtu, state)}: ${stack[stack.length - 1].step}`;
};

/** What came of the fights, in order. Strengths stand as besieger : city, winner : loser. */
export function outcomes({ told }: Fight): string[] {
  return told.flatMap((event) => {
    switch (event.type) {
      case 'captured':
        return [
          `${event.seat} takes ${CITIES[event.city]} ${event.strength}:${event.cityStrength}, losing ${event.lost}`,
        ];
      case 'repelled':
        return [`${event.seat} fails at ${CITIES[event.city]} ${event.strength}:${event.cityStrength}`];
      case 'battled': {
        const strengths = `${event.winnerStrength}:${event.loserStrength}`;
        return [`${event.winner} beats ${event.loser} ${strengths}, losing ${event.winnerLost} for ${event.loserLost}`];
      }
      case 'drawnBattle':
        return [`${event.seat} and ${event.opponent} draw at ${event.strength}`];
      case 'gaveUp':
        return [`${event.seat} gives up ${CITIES[event.city]}`];
      default:
        return [];
    }
  });
}

/** What became of withdrawing troops, in order. */
export function retreats({ told }: Fight): string[] {
  return told.flatMap((event) => {
    if (event.type === 'retreated')
      return [`${event.seat}: ${CITIES[event.from]} to ${CITIES[event.to]} for ${event.ships}`];
    return event.type === 'lost' ? [`${event.seat}: ${event.troops} lost at ${CITIES[event.city]}`] : [];
  });
}

const BONUSES = { token: TOKEN, leonardo: BY_LEONARDO, cannons: BY_CANNONS, france: BY_FRANCE } as const;

/** A war bonus by name, or by the space of the courtier. */
export const declares = (bonus: keyof typeof BONUSES | Space): Choice =>
  declare(bonus in BONUSES ? BONUSES[bonus as keyof typeof BONUSES] : BY_COURTIER + slotNumber(bonus as Space));

export const besieges = (city: CityId): Choice => besiege(cityNumber(city));
export const retreatsTo = (city: CityId): Choice => retreat(cityNumber(city));
export const sailsTo = (city: CityId): Choice => retreatBySea(cityNumber(city));
export const retreatsFrom = (city: CityId): Choice => retreatFrom(cityNumber(city));
export const ownerOf = (state: State, city: CityId): number => state.open.owner[cityNumber(city)];
