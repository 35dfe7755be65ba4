/** A position as a seat looks at it: what many features are made of, worked out once. */
import type { Seat } from '@bottega/kernel';
import { CARD_TYPES } from '../data/index.js';
import { goalsWorth } from '../evaluate.js';
import type { State } from '../state.js';
import { ACTIONS, type Tables } from '../tables.js';
import { type CardIndex, countCards, GROUPS } from './card-index.js';
import { CultureLook } from './culture-look.js';
import { MilitaryLook } from './military.js';
import { SeatLook } from './seat.js';

/** Made once and filled anew for each position, because search asks for tens of thousands of positions a second. */
export class Look {
  /** Oneself, then the rivals clockwise. */
  readonly seats: readonly SeatLook[];
  readonly own: SeatLook;
  readonly culture: CultureLook;
  readonly military: MilitaryLook;
  seat: Seat = 0;
  /** What one's goals give and promise, as the evaluation sees it. */
  goals = 0;
  /** Own turns left; a turn of which one action is left counts half. */
  turnsLeft = 0;
  /** Turns before the own next one, the one that is on included: so many cards leave the display until then (P-7.1). */
  turnsBefore = 0;
  /** The chance of an extra scoring before the own next turn (P-7.4). */
  extraBefore = 0;
  /** 1 if the year ends before the own next turn (P-7.5), else 0. */
  yearEndBefore = 0;
  /** Cards that are still in the display at the own next turn if nobody takes them, by type and by group. */
  readonly staying: number[] = CARD_TYPES.map(() => 0);
  readonly stayingGroups: number[] = GROUPS.map(() => 0);
  /** The other cards of the display, by group. */
  readonly leaving: number[] = GROUPS.map(() => 0);
  /** Cards that this year's draw pile still holds, by group: what lies open tells. */
  readonly toCome: number[] = GROUPS.map(() => 0);
  readonly handTypes: number[] = CARD_TYPES.map(() => 0);

  constructor(
    readonly tables: Tables,
    private readonly cards: CardIndex,
    public state: State,
  ) {
    this.seats = state.own.map(() => new SeatLook(tables, cards, state));
    this.own = this.seats[0];
    this.culture = new CultureLook(tables, cards);
    this.military = new MilitaryLook(tables);
  }

  at(state: State, seat: Seat): void {
    this.state = state;
    this.seat = seat;
    // PQ-11: supplies are written down and not yet opened.
    const isSealed = state.open.stack.some(({ step }) => step === 'sealedSupply' || step === 'openSupply');
    const count = this.seats.length;
    for (let from = 0; from < count; from++) {
      this.seats[from].at(state, (seat + from) % count, from === 0, isSealed);
    }
    const { clock, bills, scorings } = this.own;
    this.goals = goalsWorth(this.tables, state, seat, clock, bills + scorings);
    this.turnsLeft = clock.actions / ACTIONS;
    this.lookAhead(state, seat);
    this.countCards(state);
    this.culture.at(state, this.own, state.own[seat].goals);
    this.military.at(state, this.seats);
  }

  /** What happens before the own next turn. */
  private lookAhead({ open }: State, seat: Seat): void {
    const bottom = open.stack[0];
    const { clock } = this.own;
    const count = this.seats.length;
    this.turnsBefore = 0;
    this.extraBefore = 0;
    this.yearEndBefore = 0;
    if (bottom?.step === 'turn') this.turnsBefore = bottom.seat === seat ? count : (seat - bottom.seat + count) % count;
    else if (bottom?.step === 'refill' || bottom?.step === 'newYear') {
      this.turnsBefore = (seat - bottom.next + count) % count;
    } else return;
    // Every turn is followed by a refill; the military card is equally likely in each place of the pile, the lowest included.
    const pending = bottom.step === 'turn' ? 0 : 1;
    const refills = this.turnsBefore + pending;
    if (clock.isExtraDue) this.extraBefore = Math.min(1, refills / (clock.turnsThisYear + pending));
    if (clock.turnsThisYear <= this.turnsBefore) this.yearEndBefore = 1;
  }

  private countCards({ open, hidden }: State): void {
    const { typeOf, groupOf } = this.cards;
    const { display, stack, year } = open;
    const gone = Math.min(this.turnsBefore, display.length);
    countCards(this.staying, typeOf, display, gone, display.length);
    countCards(this.stayingGroups, groupOf, display, gone, display.length);
    countCards(this.leaving, groupOf, display, 0, gone);
    const pile = hidden.decks[stack[0]?.step === 'newYear' ? year : year - 1];
    countCards(this.toCome, groupOf, pile, 0, pile.length);
    countCards(this.handTypes, typeOf, this.own.board.hand, 0, this.own.board.hand.length);
  }
}
