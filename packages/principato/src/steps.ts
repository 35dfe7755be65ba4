/** The steps of the game: what each frame on the stack asks or does. */
import { stepsOf } from '@bottega/kernel';
import type { Choice } from './choices.js';
import type { Event } from './events.js';
import { chooseAlternative } from './rules/activate.js';
import { chooseCard } from './rules/change.js';
import { chooseCulture, chooseFavorOverflow, chooseOverflow, chooseRecruits, receiveGain } from './rules/effects.js';
import { award, chooseDismissal, dismissals, scoring, supplies } from './rules/military.js';
import { choosePayment } from './rules/payment.js';
import { setup } from './rules/setup.js';
import { chooseSealedSupply, chooseSupply, openSupply } from './rules/supply.js';
import { turn } from './rules/turn.js';
import { newYear, refill } from './rules/year.js';
import type { State } from './state.js';
import type { Tables } from './tables.js';

export const stepsFor = (tables: Tables) =>
  stepsOf<State, Choice, Event>({
    setup: setup(tables),
    turn: turn(tables),
    alternative: chooseAlternative(tables),
    pay: choosePayment,
    receive: receiveGain(tables),
    culture: chooseCulture(tables),
    recruit: chooseRecruits,
    overflow: chooseOverflow,
    favorOverflow: chooseFavorOverflow,
    exchange: chooseCard,
    supply: chooseSupply,
    refill: refill(tables),
    newYear,
    scoring,
    supplies,
    sealedSupply: chooseSealedSupply,
    openSupply,
    award: award(tables),
    dismissals,
    dismiss: chooseDismissal,
  });
