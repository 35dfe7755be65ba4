/** Features of time: how much is left, and what happens before the own next turn. */
import type { FeatureWriter } from '@bottega/kernel';
import { ACTIONS } from '../tables.js';
import type { Look } from './look.js';

/** Turns of each seat in a game and in a year with the game's own decks, to scale by. */
export const TURNS = 21;
const TURNS_IN_YEAR = 7;
const SCORINGS = 5;
/** The last own turns are told one by one: the last purchases are planned backwards (strategy notes 11). */
const LAST_TURNS = 3;

export function writeTime(look: Look, out: FeatureWriter): void {
  const { own, seats, turnsLeft, turnsBefore } = look;
  const { open } = look.state;
  const { clock } = own;
  out.about('time');
  out.flag('year 2', open.year === 2);
  out.flag('year 3', open.year === 3);
  out.put('own turns left', turnsLeft / TURNS);
  out.steps('own turns left', turnsLeft, 1, LAST_TURNS);
  out.flag('less than one own turn left', turnsLeft > 0 && turnsLeft < 1);
  out.flag('no own turn left', turnsLeft === 0);
  for (let at = 1; at < seats.length; at++) {
    out.put(MORE_TURNS[at - 1], (clock.actions - seats[at].clock.actions) / ACTIONS);
  }
  out.put('turns left this year', clock.turnsThisYear / seats.length / TURNS_IN_YEAR);
  out.put('scorings to come', clock.scorings / SCORINGS);
  out.flag('extra scoring due', clock.isExtraDue);
  out.put('extra scoring before own next turn', look.extraBefore);
  out.put('year ends before own next turn', look.yearEndBefore);
  out.flag('scoring is on', clock.isScoring);
  const isOwnTurn = open.stack[0]?.step === 'turn' && turnsBefore === seats.length;
  out.put('own actions left this turn', isOwnTurn ? open.actionsLeft / ACTIONS : 0);
  out.put('turns before own next turn', turnsBefore / seats.length);
  for (let at = 0; at < seats.length; at++) out.flag(AFTER_FIRST[at], own.afterFirst === at);
}

const MORE_TURNS = ['turns left more than rival 1', 'turns left more than rival 2', 'turns left more than rival 3'];
const AFTER_FIRST = [
  'first player',
  'next to the first player',
  'two after the first player',
  'three after the first player',
];
