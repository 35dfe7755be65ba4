/**
 * Copies of the frames on the stack. Key by key rather than `{ ...frame }`: with as many kinds of frames as there are here, a spread
 * takes several times as long and gives its copies another hidden class than that of the frames which the rules push.
 */
import type { Frame } from './state.js';

export function cloneStack(stack: readonly Frame[]): Frame[] {
  const copy: Frame[] = [];
  for (const frame of stack) copy.push(cloneFrame(frame));
  return copy;
}

/** The most frequent first. A missing key does not compile; the order of keys is that of the rules. */
function cloneFrame(frame: Frame): Frame {
  switch (frame.step) {
    case 'dynasty':
    case 'springTurns':
    case 'sieges':
    case 'retreats':
    case 'winterTurns':
      return { step: frame.step, at: frame.at };
    case 'turn':
      return {
        step: frame.step,
        seat: frame.seat,
        crossed: frame.crossed,
        requested: frame.requested,
        acted: frame.acted,
      };
    case 'winterTurn':
      return { step: frame.step, seat: frame.seat, stage: frame.stage };
    case 'marker':
    case 'promoted':
    case 'bonus':
    case 'annex':
    case 'nextSiege':
    case 'declare':
    case 'nextRetreat':
    case 'troopPay':
    case 'cathedral':
    case 'recruit':
    case 'ally':
    case 'endWinter':
      return { step: frame.step, seat: frame.seat };
    case 'pay':
      return {
        step: frame.step,
        seat: frame.seat,
        kind: frame.kind,
        from: frame.from,
        except: frame.except,
        florin: frame.florin,
        crown: frame.crown,
        cross: frame.cross,
        either: frame.either,
        cavalry: frame.cavalry,
        ship: frame.ship,
        mask: frame.mask,
        war: frame.war,
        arrow: frame.arrow,
      };
    case 'actionDone':
      return { step: frame.step, seat: frame.seat, action: frame.action };
    case 'setup':
    case 'firstPlayer':
    case 'dynasties':
    case 'families':
    case 'family':
    case 'reveal':
    case 'year':
    case 'afterSieges':
    case 'endSpring':
      return { step: frame.step };
    case 'arrive':
      return { step: frame.step, seat: frame.seat, steps: frame.steps };
    case 'lifted':
      return { step: frame.step, seat: frame.seat, room: frame.room, symbol: frame.symbol };
    case 'governCost':
    case 'moveAgent':
      return { step: frame.step, seat: frame.seat, from: frame.from };
    case 'govern':
      return {
        step: frame.step,
        seat: frame.seat,
        symbols: frame.symbols,
        half: frame.half,
        from: frame.from,
        effects: frame.effects,
      };
    case 'trade':
      return { step: frame.step, seat: frame.seat, from: frame.from, ships: frame.ships };
    case 'annexed':
    case 'march':
    case 'opponent':
    case 'press':
    case 'alarm':
    case 'recruited':
      return { step: frame.step, seat: frame.seat, city: frame.city };
    case 'war':
    case 'intrigue':
      return { step: frame.step, seat: frame.seat, effects: frame.effects };
    case 'marched':
    case 'retreated':
      return { step: frame.step, seat: frame.seat, city: frame.city, to: frame.to, ships: frame.ships };
    case 'tokens':
      return { step: frame.step, seat: frame.seat, relief: frame.relief, tokens: frame.tokens };
    case 'plotted':
      return { step: frame.step, seat: frame.seat, what: frame.what, place: frame.place, from: frame.from };
    case 'siege':
      return {
        step: frame.step,
        seat: frame.seat,
        city: frame.city,
        champion: frame.champion,
        fought: frame.fought,
        leonardo: frame.leonardo,
      };
    case 'combat':
      return {
        step: frame.step,
        city: frame.city,
        attacker: frame.attacker,
        defender: frame.defender,
        field: frame.field,
        leonardoSpent: frame.leonardoSpent,
        speaker: frame.speaker,
        passes: frame.passes,
        attackerBonus: frame.attackerBonus,
        defenderBonus: frame.defenderBonus,
        attackerLeonardo: frame.attackerLeonardo,
        defenderLeonardo: frame.defenderLeonardo,
        attackerOut: frame.attackerOut,
        defenderOut: frame.defenderOut,
      };
    case 'declared':
      return { step: frame.step, seat: frame.seat, bonus: frame.bonus };
    case 'loseSpace':
      return { step: frame.step, seat: frame.seat, freed: frame.freed };
    case 'relocate':
      return { step: frame.step, seat: frame.seat, space: frame.space };
    case 'retreat':
      return { step: frame.step, seat: frame.seat, city: frame.city, to: frame.to };
    case 'disband':
      return { step: frame.step, seat: frame.seat, left: frame.left };
    case 'reorganize':
      return { step: frame.step, seat: frame.seat, shifts: frame.shifts };
    case 'put':
      return { step: frame.step, seat: frame.seat, slot: frame.slot };
    case 'purchase':
    case 'take':
    case 'earn':
      return { step: frame.step, seat: frame.seat, wanted: frame.wanted };
    case 'arrival':
    case 'install':
      return { step: frame.step, seat: frame.seat, card: frame.card };
    case 'waive':
    case 'allied':
      return { step: frame.step, seat: frame.seat, power: frame.power };
  }
}
