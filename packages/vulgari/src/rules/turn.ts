/** D-6: a player's turn: actions and free interactions, one after the other, in any order. */
import { only } from '@bottega/kernel';
import { type Choice, type ChoiceOf, END } from '../choices.js';
import type { Open, State, TurnFrame } from '../state.js';
import { ACTIONS, ACTIONS_OF_MURET, isSea, MURET, STUPOR_MUNDI, type Tables } from '../tables.js';
import { advanceCanticle, offerCanticle } from './canticle.js';
import { offerCubes, takeCubes } from './cubes.js';
import { inquire, offerInquisition, offerVirtualNoble, sellVirtualNoble } from './friars-and-cardinals.js';
import { beginDraw, offerDraw, offerLibrary } from './library.js';
import { offerManuscripts, takeManuscript } from './manuscripts.js';
import { advanceMessenger, offerMessenger } from './messenger.js';
import { landFirst, makeJourney, offerJourneys } from './movement.js';
import { offerOrient } from './orient.js';
import { offerPsalterAndBusiness, singPsalter, trade } from './psalter-and-business.js';
import { offerRest } from './rest.js';
import { offerRiddle } from './riddle.js';
import type { Ask, Auto, Offering, Telling, Why } from './step-types.js';
import { place } from './tracks.js';
import {
  becomeFriar,
  beginCardinal,
  claim,
  convertScribes,
  offerCardinals,
  offerClaim,
  offerConversion,
  offerEvent,
  offerFriars,
  useEvent,
} from './zones.js';

/** D-6.1: each player once, in turn order. D-20.4: after the last round comes the election, else the next round. */
export const turns: Auto<'turns'> = {
  chance: false,
  run({ open }, frame) {
    if (frame.at < open.turnOrder.length) {
      const seat = open.turnOrder[frame.at++];
      open.stack.push(newTurn(seat, fullActions(open, seat)));
      return;
    }
    open.stack.pop();
    open.stack.push(open.isLastRound ? { step: 'lift' } : { step: 'events' });
  },
};

/** D-6.2, D-18.11: the actions of a whole turn. */
export function fullActions(open: Open, seat: number): number {
  return open.players[seat].person === MURET ? ACTIONS_OF_MURET : ACTIONS;
}

/** D-6.2 */
export function newTurn(seat: number, actions: number): TurnFrame {
  return {
    step: 'turn',
    seat,
    actions,
    moved: false,
    manuscript: false,
    psalter: false,
    business: false,
    politician: false,
    noble: false,
    abbess: false,
    scribe: false,
    virtualUsed: false,
    virtualSold: false,
  };
}

type TurnChoice = Exclude<
  Choice,
  ChoiceOf<
    | 'start'
    | 'payer'
    | 'sell'
    | 'tribute'
    | 'keep'
    | 'putBack'
    | 'summon'
    | 'decline'
    | 'come'
    | 'stay'
    | 'bid'
    | 'pass'
    | 'discard'
    | 'elect'
    | 'abstain'
    | 'spend'
  >
>;

/**
 * D-6.3 to D-6.5: everything is offered in the order of the rulebook, what costs nothing too. D-6.6: what others did in this
 * round blocks nothing.
 */
export const turn = (tables: Tables): Ask<'turn', TurnChoice> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, offering) {
    const o = offering as Offering;
    // Without actions nothing that costs some is left to search; people are told why.
    const hasActions = frame.actions > 0 || o.explains;
    if (hasActions) offerJourneys(tables, state, frame, o);
    offerEvent(tables, state, seat, o);
    offerClaim(tables, state, seat, o);
    offerFriars(tables, state, seat, o);
    offerCardinals(tables, state, seat, o);
    offerConversion(tables, state, seat, o);
    if (hasActions) offerActions(tables, state, frame, o);
    offerDraw(tables, state, seat, o);
    offerInquisition(state, seat, o);
    offerVirtualNoble(state, frame, o);
    // D-6.10: the turn ends when it is declared. D-7.7: not at sea before landing.
    if (mustLand(state, frame)) o.bar(END, 'D-7.7');
    else o.may(END);
  },
  choose(state, frame, seat, choice, emit) {
    switch (choice.type) {
      case 'move':
        makeJourney(tables, state, frame, choice, emit);
        break;
      case 'event':
        useEvent(tables, state, seat, emit);
        break;
      case 'claim':
        claim(tables, state, seat, choice.part, emit);
        break;
      case 'friar':
        becomeFriar(tables, state, seat, choice.person, emit);
        break;
      case 'cardinal':
        beginCardinal(tables, state, seat, choice.person, emit);
        break;
      case 'convert':
        convertScribes(tables, state, seat, choice.to, emit);
        break;
      case 'manuscript':
        takeManuscript(tables, state, frame, choice.card, emit);
        break;
      case 'cubes':
        takeCubes(tables, state, frame, choice, emit);
        break;
      case 'psalter':
        singPsalter(tables, state, frame, emit);
        break;
      case 'business':
        trade(state, frame, emit);
        break;
      case 'advance':
        advanceOn(tables, state, frame, choice, emit);
        break;
      case 'draw':
        beginDraw(state, seat);
        break;
      case 'inquire':
        inquire(state, seat, choice.seat, emit);
        break;
      case 'virtualNoble':
        sellVirtualNoble(state, frame, emit);
        break;
      case 'end':
        endTurn(tables, state, frame, emit);
        break;
    }
  },
  suggest: (state, frame) => (mustLand(state, frame) ? landFirst(tables, state, frame.seat) : END),
});

/** D-9 to D-17: what costs actions beside a journey. */
function offerActions(tables: Tables, state: State, frame: TurnFrame, o: Offering): void {
  offerManuscripts(tables, state, frame, o);
  offerCubes(tables, state, frame, o);
  offerPsalterAndBusiness(state, frame, o);
  offerRiddle(tables, state, frame, o);
  offerMessenger(tables, state, frame, o);
  offerOrient(tables, state, frame, o);
  offerCanticle(tables, state, frame, o);
  offerLibrary(tables, state, frame, o);
  offerRest(tables, state, frame, o);
}

/** D-12 to D-17: each step costs an action; what a track asks beside is in its own chapter. */
function advanceOn(
  tables: Tables,
  state: State,
  frame: TurnFrame,
  { track, steps }: ChoiceOf<'advance'>,
  emit: Telling,
): void {
  const { seat } = frame;
  frame.actions -= steps;
  const disc = state.open.tracks[track];
  const space = disc.at[seat] + steps;
  place(disc, seat, space);
  emit?.({ type: 'advanced', seat, track, steps, space });
  advanceCanticle(state, frame, track, steps, emit);
  advanceMessenger(tables, state, frame, track, emit);
}

/** D-19.2: at the end of a turn in the zone of Stupor Mundi its summons is possible. */
function endTurn(tables: Tables, { open }: State, frame: TurnFrame, emit: Telling): void {
  const { seat } = frame;
  open.stack.pop();
  emit?.({ type: 'turnEnded', seat, unused: frame.actions });
  const isThere = open.players[seat].position === tables.events[STUPOR_MUNDI].place;
  if (isThere && open.events[STUPOR_MUNDI] === 'map') open.stack.push({ step: 'summon', seat });
}

/**
 * D-7.7: who begins a turn at sea must land in it. A pawn that moved and is at sea has embarked in this turn; one that was put
 * somewhere has not moved (D-7.15).
 */
export function mustLand({ open }: State, frame: TurnFrame): boolean {
  return isSea(open.players[frame.seat].position) && !frame.moved;
}

/** D-7.13: until the landing one action is kept back for it. */
export function actionsFor(state: State, frame: TurnFrame): number {
  return mustLand(state, frame) ? frame.actions - 1 : frame.actions;
}

/** Why something that costs so many actions cannot be paid; null if it can. */
export function whyNoActions(state: State, frame: TurnFrame, needs: number): Why | null {
  const has = actionsFor(state, frame);
  if (needs <= has) return null;
  return needs <= frame.actions
    ? { rule: 'D-7.13', facts: { needs, has: frame.actions } }
    : { rule: 'D-6.2', facts: { needs, has: frame.actions } };
}
