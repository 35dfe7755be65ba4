/** Virtù: three to five dynasties, a map of Italy, a palace as a wheel of actions. */
import { type Features, type Game, stepsOf } from '@bottega/kernel';
import type { Choice } from './choices.js';
import { DATA, type Data } from './data/index.js';
import { parseData } from './data/parse.js';
import { evaluate, evaluateParts } from './evaluate.js';
import type { Event } from './events.js';
import { createFeatures } from './features/index.js';
import { imagine } from './imagine.js';
import { violationsIn } from './invariants.js';
import { RULE_IDS, RULING_IDS } from './rule-ids.js';
import { actionDone } from './rules/actions.js';
import { allied, chooseAlliance, chooseWaived } from './rules/alliances.js';
import { annexed, chooseAnnexation } from './rules/annex.js';
import { chooseLostSpace, chooseRelocation } from './rules/capture.js';
import { chooseDeclaration, combat, declared } from './rules/combat.js';
import { chronicle, result } from './rules/end.js';
import { chooseOpponent, choosePress } from './rules/field-battle.js';
import { chooseGovern, chooseGovernCost } from './rules/govern.js';
import { lifted } from './rules/indulgence.js';
import { chooseSpace } from './rules/install.js';
import { chooseAgentMove, chooseIntrigue, plotted } from './rules/intrigue.js';
import { arrive, chooseMarker } from './rules/marker.js';
import { chooseBonus, promoted } from './rules/patronize.js';
import { choosePayment } from './rules/payment.js';
import { arrival, chooseCathedral, choosePurchase, earn, take } from './rules/purchase.js';
import { chooseRecruits, recruited } from './rules/recruit.js';
import { choosePlace, chooseReorganization } from './rules/reorganize.js';
import { afterSieges, chooseRetreat, chooseRetreatFrom, retreated, retreats } from './rules/retreat.js';
import { chooseDynasty, chooseFamily, chooseFirst, create, dynasties, families, reveal, setup } from './rules/setup.js';
import { chooseAlarm, chooseSiege, siege, sieges } from './rules/sieges.js';
import { springTurns, turn } from './rules/spring.js';
import { chooseTrade } from './rules/trade.js';
import { chooseDisbanded, chooseTroopPay } from './rules/troop-pay.js';
import { chooseMarch, chooseWar, marched, takeTokens } from './rules/war.js';
import { chooseEnd, winterTurn } from './rules/winter.js';
import { endSpring, winterTurns, year } from './rules/year.js';
import { clone, type State } from './state.js';
import { type HouseRules, layOut, OPTIONS, SEATS, type Tables } from './tables.js';
import { traits } from './traits.js';

export type { Choice } from './choices.js';
export { DATA, type Data } from './data/index.js';
export { parseData } from './data/parse.js';
export type { Event } from './events.js';
export type { Palace, State } from './state.js';
export { layOut, type Tables } from './tables.js';

export interface Virtu extends Game<State, Choice, Event> {
  readonly tables: Tables;
  readonly features: Features<State>;
}

/** The game with the component data of Bottega, or with other data as it was read from a file. */
export function createVirtu(customData: unknown = null): Virtu {
  const data: Data = customData === null ? DATA : parseData(customData);
  const tables = layOut(data);
  return {
    id: 'virtu',
    // 2: sources and tiles in any order; Intrigue and War end by themselves; florins of a city when it falls. 3: other tiles and roads.
    rules: 3,
    seats: SEATS,
    options: OPTIONS,
    ruleIds: [...RULE_IDS, ...RULING_IDS],
    customData,
    // Turns and winters are ended, family cards and sieges decided for good.
    confirms: ['end', 'besiege', 'opponent', 'press', 'giveUp', 'declare', 'pass'],
    // Spring and winter; a war has no turns, whoever decides in it.
    turns: ['marker', 'arrive', 'turn', 'winterTurn'],
    tables,
    steps: stepsOf<State, Choice, Event>({
      setup,
      firstPlayer: chooseFirst,
      dynasties: dynasties(tables),
      dynasty: chooseDynasty(tables),
      families,
      family: chooseFamily(tables),
      reveal: reveal(tables),
      year,
      springTurns,
      marker: chooseMarker(tables),
      arrive,
      turn: turn(tables),
      lifted,
      actionDone: actionDone(tables),
      governCost: chooseGovernCost(tables),
      govern: chooseGovern(tables),
      promoted,
      bonus: chooseBonus(tables),
      trade: chooseTrade(tables),
      annex: chooseAnnexation(tables),
      annexed,
      war: chooseWar(tables),
      march: chooseMarch(tables),
      marched: marched(tables),
      tokens: takeTokens(tables),
      intrigue: chooseIntrigue(tables),
      moveAgent: chooseAgentMove(tables),
      plotted: plotted(tables),
      sieges,
      nextSiege: chooseSiege,
      siege,
      opponent: chooseOpponent,
      press: choosePress(tables),
      alarm: chooseAlarm(tables),
      combat: combat(tables),
      declare: chooseDeclaration(tables),
      declared: declared(tables),
      loseSpace: chooseLostSpace(tables),
      relocate: chooseRelocation(tables),
      afterSieges,
      retreats: retreats(tables),
      nextRetreat: chooseRetreatFrom(tables),
      retreat: chooseRetreat(tables),
      retreated: retreated(tables),
      endSpring,
      winterTurns,
      winterTurn: winterTurn(tables),
      troopPay: chooseTroopPay(tables),
      disband: chooseDisbanded,
      reorganize: chooseReorganization(tables),
      put: choosePlace(tables),
      purchase: choosePurchase(tables),
      take: take(tables),
      arrival: arrival(tables),
      cathedral: chooseCathedral(tables),
      install: chooseSpace(tables),
      earn: earn(tables),
      recruit: chooseRecruits(tables),
      recruited: recruited(tables),
      ally: chooseAlliance(tables),
      waive: chooseWaived(tables),
      allied,
      endWinter: chooseEnd(tables),
      pay: choosePayment(tables),
    }),
    // The kernel has completed and checked the options against OPTIONS.
    create: (seats, options, random) => create(tables, seats, options as HouseRules, random),
    clone,
    imagine: (view, random) => imagine(tables, view, random),
    evaluate: (state, seat) => evaluate(tables, state, seat),
    evaluateParts: (state, seat) => evaluateParts(tables, state, seat),
    features: createFeatures(tables),
    result: (state) => result(tables, state),
    chronicle,
    traits: (state, told) => traits(tables, state, told),
    violations: (state, before) => violationsIn(tables, state, before),
    sizes: () => [],
  };
}

export const virtu: Virtu = createVirtu();
