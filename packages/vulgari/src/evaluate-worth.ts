/** Rough values in points, the yardstick of every other part of the evaluation. */
import { seen } from './evaluate-look.js';

/** An action that is not yet planned for. */
export const ACTION = 0.6;
/** A vote that an office still needs: what it usually costs to get another one. */
export const VOTE = 0.5;

/** A space of knowledge with many rounds to go; beyond the highest level of manuscripts only ties and the order of play are left. */
const SPACE = 0.077;
const SPACE_BEYOND = 0.025;
/** In the end it decides ties, by a Psalter a little more than what bots take for as good. */
const SPACE_IN_A_TIE = 0.012;
/** As many turns as it takes until knowledge has paid. */
const TURNS_TO_LEARN = 10;

/** A ducat, the first of which matter most; as many turns as it takes to spend them well. */
const DUCAT = 0.036;
const FURTHER_DUCAT = 0.03;
const SPARE_DUCAT = 0.012;
const FEW_DUCATS = 48;
const MANY_DUCATS = 110;
const TURNS_TO_SPEND = 6.5;

/** What so much knowledge is worth. */
export function knowledgeWorth(knowledge: number): number {
  const rate = Math.min(1, seen.time / TURNS_TO_LEARN);
  const spaces = Math.min(knowledge, seen.enough);
  const worth = rate * (SPACE * spaces + SPACE_BEYOND * (knowledge - spaces));
  return Math.max(worth, SPACE_IN_A_TIE * knowledge);
}

/** What so many more spaces are worth. */
export function spacesWorth(spaces: number): number {
  return knowledgeWorth(seen.knowledge + spaces) - knowledgeWorth(seen.knowledge);
}

/** What so many ducats are worth for buying things; the race for riches is counted elsewhere. */
export function ducatsWorth(ducats: number): number {
  const rate = Math.min(1, seen.time / TURNS_TO_SPEND);
  const few = Math.min(ducats, FEW_DUCATS);
  const further = Math.min(ducats, MANY_DUCATS) - few;
  return rate * (DUCAT * few + FURTHER_DUCAT * further + SPARE_DUCAT * (ducats - few - further));
}

/** What a ducat is worth to somebody who has few. */
export function ducatWorth(): number {
  return DUCAT * Math.min(1, seen.time / TURNS_TO_SPEND);
}
