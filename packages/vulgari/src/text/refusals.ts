/** Why a choice is refused: the sentence of the rule, with its facts. */
import type { Facts } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';

export function refusalOf(rule: string, facts: Facts): Message {
  return { key: `refusal.${rule}${caseOf(rule, facts)}`, values: facts };
}

/** Rules that have several sentences: which one the facts ask for. */
function caseOf(rule: string, facts: Facts): string {
  switch (rule) {
    case 'D-7.7':
      return facts.why === 'sea' ? '.sea' : ''; // a journey out to sea again, or the end of the turn
    case 'D-8.12':
      return facts.lacks === 'cathedral' ? '.cathedral' : ''; // the wrong place, or no cube to give
    case 'D-15.1':
      return facts.round === undefined ? '' : '.later'; // the wrong place, or the wrong round
    case 'D-18.12':
      return facts.why === 'ignorant' ? '.ignorant' : ''; // nothing to lose, or once a game
    case 'D-21.3':
      return facts.office === undefined ? '' : '.status'; // too few votes, or another status
    default:
      return '';
  }
}
