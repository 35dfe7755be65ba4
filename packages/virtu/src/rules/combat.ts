/** V-8.2: war bonuses, declared one by one in sieges and field battles. */
import { only, type Seat } from '@bottega/kernel';
import { type ChoiceOf, declare, PASS } from '../choices.js';
import type { CitedId } from '../rule-ids.js';
import { type FrameOf, type State, troopPlace } from '../state.js';
import { CANNONS, FRANCE, LEONARDO, NONE, SPACE_COUNT, type Tables, WAR } from '../tables.js';
import { endBattle } from './field-battle.js';
import { NO_COST, pay, payment } from './payment.js';
import { cityStrength, endSiege } from './sieges.js';
import {
  canUsePower,
  collectable,
  collectFrom,
  courtierSource,
  isReadyCourtier,
  offerCollecting,
  tileSource,
} from './sources.js';
import type { Ask, Auto } from './step-types.js';

/** V-8.2.2: the bonuses by number: a war token, Leonardo, Cannons, France, then the courtiers by space. */
export const TOKEN = 0;
export const BY_LEONARDO = 1;
export const BY_CANNONS = 2;
export const BY_FRANCE = 3;
export const BY_COURTIER = 4;
const BONUS_COUNT = BY_COURTIER + SPACE_COUNT;

interface Parties {
  readonly city: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly field: boolean;
  readonly leonardoSpent: boolean;
}

/** V-8.2.6: the besieger (in the field the champion) begins. */
export function beginCombat(state: State, parties: Parties): void {
  state.open.stack.push(combatOf(parties));
}

const combatOf = (parties: Parties): FrameOf<'combat'> => ({
  step: 'combat',
  ...parties,
  speaker: parties.attacker,
  passes: 0,
  attackerBonus: 0,
  defenderBonus: 0,
  attackerLeonardo: false,
  defenderLeonardo: false,
  attackerOut: false,
  defenderOut: false,
});

/** Lets the parties declare by turns until both have passed one after the other (V-8.2.6), then resolves the combat. */
export const combat = (tables: Tables): Auto<'combat'> => ({
  chance: false,
  run(state, frame, emit) {
    if (frame.passes >= (frame.defender === NONE ? 1 : 2)) {
      if (frame.field) endBattle(state, frame, emit);
      else endSiege(tables, state, frame, emit);
    } else if (isOut(frame) || !hasBonus(tables, state, frame)) {
      passOn(frame); // V-8.2.7
    } else state.open.stack.push({ step: 'declare', seat: frame.speaker });
  },
});

const isOut = (frame: FrameOf<'combat'>): boolean =>
  frame.speaker === frame.attacker ? frame.attackerOut : frame.defenderOut;

function hasBonus(tables: Tables, state: State, frame: FrameOf<'combat'>): boolean {
  for (let bonus = 0; bonus < BONUS_COUNT; bonus++) {
    if (barOfBonus(tables, state, frame, frame.speaker, bonus) === null) return true;
  }
  return false;
}

function passOn(frame: FrameOf<'combat'>): void {
  frame.passes++;
  turnOver(frame);
}

/** A neutral city says nothing (V-8.2.4, V-8.2.7). */
function turnOver(frame: FrameOf<'combat'>): void {
  if (frame.defender === NONE) return;
  frame.speaker = frame.speaker === frame.attacker ? frame.defender : frame.attacker;
}

export const combatBelow = ({ open }: State): FrameOf<'combat'> =>
  open.stack[open.stack.length - 2] as FrameOf<'combat'>;

/** The florins that a bonus costs (V-8.2.3, R-23). */
export function bonusCost(tables: Tables, state: State, seat: Seat, bonus: number): number {
  if (bonus === BY_LEONARDO || bonus === BY_CANNONS) return 1;
  if (bonus < BY_COURTIER) return 0;
  const { relief, warFlorins } = tables.cards[state.open.palaces[seat].cards[bonus - BY_COURTIER]];
  return relief[WAR] * warFlorins;
}

/** What a bonus adds. */
export function bonusStrength(tables: Tables, state: State, seat: Seat, bonus: number): number {
  if (bonus === BY_CANNONS || bonus === BY_FRANCE) return 2;
  if (bonus < BY_COURTIER) return 1;
  return tables.cards[state.open.palaces[seat].cards[bonus - BY_COURTIER]].relief[WAR];
}

/** The source that a bonus exhausts, which therefore cannot be collected from for it; NONE if there is none. */
function sourceOf(bonus: number): number {
  if (bonus === BY_CANNONS) return tileSource(CANNONS);
  return bonus >= BY_COURTIER ? courtierSource(bonus - BY_COURTIER) : NONE;
}

/** V-8.2.8: why a bonus cannot be declared; null if it can. Bonuses a player does not have at all are no bonuses. */
function barOfBonus(tables: Tables, state: State, frame: FrameOf<'combat'>, seat: Seat, bonus: number): CitedId | null {
  const isAttacker = seat === frame.attacker;
  const palace = state.open.palaces[seat];
  switch (bonus) {
    case TOKEN:
      if (palace.warTokens === 0) return 'V-8.2.2';
      // E-09
      return !frame.field && !isAttacker && !state.open.options.defenderWarTokens ? 'V-8.2.4' : null;
    case BY_LEONARDO:
      if (!palace.bonuses.includes(LEONARDO)) return 'V-8.2.2';
      if (isAttacker && frame.leonardoSpent) return 'V-8.4.7'; // E-38
      if (isAttacker ? frame.attackerLeonardo : frame.defenderLeonardo) return 'V-8.2.5'; // V-7.2.10
      if (frame.field && !state.open.options.leonardoInFieldBattle) return 'V-8.4.3';
      break;
    case BY_CANNONS: {
      const at = palace.tiles.indexOf(CANNONS);
      if (at < 0) return 'V-8.2.2';
      if (!palace.tileReady[at]) return 'V-5.1.2';
      break;
    }
    case BY_FRANCE:
      return canUsePower(state, seat, FRANCE) ? null : 'V-5.5.18';
    default: {
      const space = bonus - BY_COURTIER;
      if (palace.cards[space] === NONE || tables.cards[palace.cards[space]].relief[WAR] === 0) return 'V-8.2.2';
      if (!isReadyCourtier(state, palace, space)) return 'V-5.1.2';
    }
  }
  const cost = bonusCost(tables, state, seat, bonus);
  if (palace.treasury >= cost) return null;
  return palace.treasury + collectable(tables, state, seat, sourceOf(bonus)) >= cost ? null : 'V-8.2.8';
}

/** Whether a seat has such a bonus at all, used or not: worth an explanation. */
function isKnown(tables: Tables, state: State, seat: Seat, bonus: number): boolean {
  const palace = state.open.palaces[seat];
  switch (bonus) {
    case TOKEN:
      return palace.warTokens > 0;
    case BY_LEONARDO:
      return palace.bonuses.includes(LEONARDO);
    case BY_CANNONS:
      return palace.tiles.includes(CANNONS);
    case BY_FRANCE:
      return state.open.ally[FRANCE] === seat;
    default: {
      const card = palace.cards[bonus - BY_COURTIER];
      return card !== NONE && tables.cards[card].relief[WAR] > 0;
    }
  }
}

/** VD-19: one bonus, or pass (V-8.2.1). */
export const chooseDeclaration = (tables: Tables): Ask<'declare', ChoiceOf<'declare' | 'pass' | 'collect'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    const frame = combatBelow(state);
    for (let bonus = 0; bonus < BONUS_COUNT; bonus++) {
      const rule = barOfBonus(tables, state, frame, seat, bonus);
      if (rule === null) o.may(declare(bonus));
      else if (o.explains && isKnown(tables, state, seat, bonus)) {
        o.bar(declare(bonus), rule, {
          costs: bonusCost(tables, state, seat, bonus),
          florins: state.open.palaces[seat].treasury,
        });
      }
    }
    o.may(PASS);
    offerCollecting(tables, state, seat, o); // V-5.4.5
  },
  choose(state, _frame, seat, choice, emit) {
    const { stack } = state.open;
    switch (choice.type) {
      case 'collect':
        collectFrom(tables, state, seat, choice.source, emit);
        break;
      case 'pass': {
        const frame = combatBelow(state);
        stack.pop();
        emit?.({ type: 'passed', seat });
        if (state.open.options.siegePass === 'final') {
          if (seat === frame.attacker) frame.attackerOut = true;
          else frame.defenderOut = true;
        }
        passOn(frame);
        break;
      }
      case 'declare': {
        const florin = bonusCost(tables, state, seat, choice.bonus);
        stack.pop();
        stack.push({ step: 'declared', seat, bonus: choice.bonus });
        if (florin > 0)
          pay(tables, state, payment(seat, 'bonus', { ...NO_COST, florin }, sourceOf(choice.bonus)), emit);
        break;
      }
    }
  },
  suggest: (state, _frame, seat) => (isNeeded(tables, state, seat) ? cheapest(tables, state, seat) : PASS),
});

/** The bonus takes effect; its source is spent. */
export const declared = (tables: Tables): Auto<'declared'> => ({
  chance: false,
  run(state, { seat, bonus }, emit) {
    const { open } = state;
    const frame = combatBelow(state);
    open.stack.pop();
    const palace = open.palaces[seat];
    const strength = bonusStrength(tables, state, seat, bonus);
    const card = bonus >= BY_COURTIER ? palace.cards[bonus - BY_COURTIER] : NONE;
    if (seat === frame.attacker) frame.attackerBonus += strength;
    else frame.defenderBonus += strength;
    spendBonus(state, frame, seat, bonus);
    frame.passes = 0;
    turnOver(frame);
    emit?.({ type: 'declared', seat, bonus, card, strength });
  },
});

function spendBonus(state: State, frame: FrameOf<'combat'>, seat: Seat, bonus: number): void {
  const { open } = state;
  const palace = open.palaces[seat];
  switch (bonus) {
    case TOKEN:
      palace.warTokens--;
      open.warTokens++;
      break;
    case BY_LEONARDO:
      if (seat === frame.attacker) frame.attackerLeonardo = true;
      else frame.defenderLeonardo = true;
      break;
    case BY_CANNONS:
      palace.tileReady[palace.tiles.indexOf(CANNONS)] = false;
      break;
    case BY_FRANCE:
      open.allyReady[FRANCE] = false;
      break;
    default:
      palace.ready[bonus - BY_COURTIER] = false;
  }
}

/** How the strengths stand now: V-8.3.1, V-8.3.2, V-8.4.2. */
export function strengths(tables: Tables, state: State, frame: FrameOf<'combat'>): readonly [number, number] {
  const { troops } = state.open;
  const attack = troops[troopPlace(state, frame.city, frame.attacker)] + frame.attackerBonus;
  const defence = frame.field
    ? troops[troopPlace(state, frame.city, frame.defender)]
    : cityStrength(tables, state, frame.city, frame.attacker);
  return [attack, defence + frame.defenderBonus];
}

/**
 * The most that a seat could add in a combat with what lies on the table now: every war token, and of the other bonuses the
 * strongest that its florins pay for.
 */
export function bonusesAtHand(tables: Tables, state: State, parties: Parties, seat: Seat): number {
  const frame = combatOf(parties);
  const palace = state.open.palaces[seat];
  let florins = palace.treasury + collectable(tables, state, seat);
  let most = 0;
  const paid: { readonly strength: number; readonly cost: number }[] = [];
  for (let bonus = 0; bonus < BONUS_COUNT; bonus++) {
    if (barOfBonus(tables, state, frame, seat, bonus) !== null) continue;
    const strength = bonusStrength(tables, state, seat, bonus) * (bonus === TOKEN ? palace.warTokens : 1);
    const cost = bonusCost(tables, state, seat, bonus);
    if (cost === 0) most += strength;
    else paid.push({ strength, cost });
  }
  paid.sort((one, other) => other.strength / other.cost - one.strength / one.cost);
  for (const { strength, cost } of paid) {
    if (cost > florins) continue;
    florins -= cost;
    most += strength;
  }
  return most;
}

/** An absent player adds a bonus only if he would lose otherwise and bonuses can turn it. */
function isNeeded(tables: Tables, state: State, seat: Seat): boolean {
  const frame = combatBelow(state);
  const [attack, defence] = strengths(tables, state, frame);
  const isAttacker = seat === frame.attacker;
  if (isAttacker ? attack > defence : defence >= attack) return false;
  let more = 0;
  for (let bonus = 0; bonus < BONUS_COUNT; bonus++) {
    if (barOfBonus(tables, state, frame, seat, bonus) === null) more += bonusStrength(tables, state, seat, bonus);
  }
  return isAttacker ? attack + more > defence : defence + more >= attack;
}

function cheapest(tables: Tables, state: State, seat: Seat): ChoiceOf<'declare'> {
  const frame = combatBelow(state);
  let best = NONE;
  for (let bonus = 0; bonus < BONUS_COUNT; bonus++) {
    if (barOfBonus(tables, state, frame, seat, bonus) !== null) continue;
    if (best === NONE || bonusCost(tables, state, seat, bonus) < bonusCost(tables, state, seat, best)) best = bonus;
  }
  return declare(best);
}
