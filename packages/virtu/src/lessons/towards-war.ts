/** Venice arms itself: how the lessons on war, winter and what wins come about. Florence has annexed Ravenna in year 1. */
import {
  annex,
  collect,
  DONE,
  declare,
  END,
  PERFORM,
  payTroops,
  pick,
  put,
  recruit,
  road,
  room,
  steps,
  troop,
  use,
  want,
} from '../choices.js';
import { CROWN } from '../tables.js';
import {
  AS_VENICE,
  by,
  FLORENCE_ANNEXES,
  FLORENCE_SPRING_2,
  NAPLES_SPRING_1,
  NAPLES_SPRING_2,
  NAPLES_WINTER_1,
  quietWinter,
  quietWinterUnallied,
} from './rivals.js';

/** Year 1: Venice annexes Ferrara, Florence Ravenna, Naples Benevento. It is winter, and Venice’s turn. */
export const TO_FIRST_WINTER = [
  ...AS_VENICE,
  ...by(0, put(6), put(8), put(0), END),
  ...by(0, room(0), PERFORM, annex(7), use(0, CROWN), END),
  ...FLORENCE_ANNEXES,
  ...NAPLES_SPRING_1,
  ...NAPLES_WINTER_1,
  ...quietWinterUnallied(1),
];

/** Venice hires a Condottiere and recruits a troop in winter, and governs in year 2. It is winter again, and Venice’s turn. */
export const TO_SECOND_WINTER = [
  ...TO_FIRST_WINTER,
  ...by(0, DONE, collect(17), collect(18), want(7), DONE, put(3), recruit(6), DONE, END),
  ...NAPLES_SPRING_2,
  ...FLORENCE_SPRING_2,
  ...by(0, steps(2, false), collect(19), PERFORM, use(0, CROWN), END),
  ...quietWinter(2),
  ...quietWinter(1),
];

/** The Condottiere moves into the war room. Year 3: Naples and Florence govern; now it is Venice’s turn. */
export const TO_THIRD_SPRING = [
  ...TO_SECOND_WINTER,
  ...by(0, payTroops(1), pick(3), put(9), DONE, DONE, DONE, DONE, END),
  ...by(2, steps(2, false), PERFORM, use(0, CROWN), DONE, END),
  ...by(1, steps(1, false), PERFORM, use(0, CROWN), DONE, END),
];

/** Venice takes Ravenna and pays its troops; now it may buy. */
export const TO_THIRD_WINTER = [
  ...TO_THIRD_SPRING,
  ...by(0, steps(1, false), PERFORM, troop(6), road(9), troop(6), road(9), troop(5), road(6), DONE, END, declare(4)),
  ...by(1, collect(21)),
  ...by(0, collect(19), payTroops(1), DONE),
];
