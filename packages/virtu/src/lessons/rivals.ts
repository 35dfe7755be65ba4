/** What the others do in the lessons, as it is written: the learner's seat is 0, Naples has seat 2, and the third dynasty seat 1. */
import type { Made, Seat } from '@bottega/kernel';
import { annex, type Choice, collect, DONE, dynasty, END, PERFORM, put, room, steps, use, want } from '../choices.js';
import { CROWN } from '../tables.js';

type Play = readonly Made<Choice>[];

/** Choices that one seat makes one after another. */
export const by = (seat: Seat, ...choices: readonly Choice[]): Play =>
  choices.map((choice): Made<Choice> => [seat, choice]);

/** In this deal seat 0 begins. */
export const SETUP = { seats: 3, options: {}, seed: 'learn 1' } as const;

const NAPLES_SEATED = by(2, put(0), put(8), put(7), END);

/** The learner leads Venice; Florence and Naples have placed their family cards. */
export const AS_VENICE: Play = [
  ...by(0, dynasty(1)),
  ...by(1, dynasty(0), put(6), put(8), put(3), END),
  ...NAPLES_SEATED,
];

/** The learner leads Florence; Venice and Naples have placed their family cards. */
export const AS_FLORENCE: Play = [
  ...by(0, dynasty(0)),
  ...by(1, dynasty(1), put(6), put(8), put(11), END),
  ...NAPLES_SEATED,
];

/** Year 1: Naples annexes Benevento, and hires an Ambassador in winter. */
export const NAPLES_SPRING_1 = by(2, room(2), PERFORM, annex(20), use(0, CROWN), use(2, CROWN), END);
export const NAPLES_WINTER_1 = by(2, DONE, collect(33), want(2), DONE, put(3), DONE, END);
/** Year 2: Naples reaches patronage rank 1. */
export const NAPLES_SPRING_2 = by(2, steps(1, false), PERFORM, use(5, CROWN), END);

/** Year 1: Florence reaches patronage rank 1. */
export const FLORENCE_PATRONIZES = by(1, room(0), PERFORM, use(0, CROWN), collect(5), END);
/** Year 1: Florence annexes Ravenna instead, and reaches rank 1 in year 2. */
export const FLORENCE_ANNEXES = by(1, room(2), PERFORM, annex(9), use(0, CROWN), use(5, CROWN), END);
export const FLORENCE_SPRING_2 = by(1, collect(22), steps(3, true), PERFORM, use(0, CROWN), END);

/** Year 1: Venice annexes Ferrara; year 2: it collects its florins and governs. */
export const VENICE_SPRING_1 = by(1, room(0), PERFORM, annex(7), use(0, CROWN), END);
export const VENICE_SPRING_2 = by(1, steps(2, false), collect(17), collect(18), collect(19), PERFORM, END);

/** A winter in which nothing is done; where an alliance could be paid for, it is declined as well. */
export const quietWinter = (seat: Seat): Play => by(seat, DONE, DONE, DONE, END);
export const quietWinterUnallied = (seat: Seat): Play => by(seat, DONE, DONE, DONE, DONE, END);
