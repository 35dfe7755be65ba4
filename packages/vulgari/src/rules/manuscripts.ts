/** D-9: manuscripts. */
import { manuscript } from '../choices.js';
import type { State, TurnFrame } from '../state.js';
import { LEVELS, LINGUA_ACTIONS, LINGUA_LEVEL, type Tables } from '../tables.js';
import { putManuscriptBehind } from './holding.js';
import type { Offering, Telling, Why } from './step-types.js';
import { levelOf } from './tracks.js';
import { actionsFor, whyNoActions } from './turn.js';
import { placeOf } from './zones.js';

/** D-9.1 to D-9.5: one a turn, of one's level, in a zone of its dialect, for the actions of its place. */
export function offerManuscripts(tables: Tables, state: State, frame: TurnFrame, o: Offering): void {
  const { open } = state;
  const level = levelOf(tables, open, frame.seat);
  const dialect = placeOf(tables, open.players[frame.seat])?.dialect ?? 0;
  if (!frame.manuscript) {
    const actions = actionsFor(state, frame);
    const most = Math.min(level, LEVELS);
    for (let at = 0; at < most; at++) {
      if (open.costs[at] > actions) continue;
      for (const card of open.shown[at]) {
        if ((tables.manuscripts[card].dialects & dialect) !== 0) o.may(manuscript(card));
      }
    }
    const isReadable = open.lingua === 'shown' && level >= LINGUA_LEVEL && actions >= LINGUA_ACTIONS;
    if (isReadable) o.may(manuscript(tables.lingua)); // D-9.8: anywhere, even at sea
  }
  if (!o.explains) return;
  for (const card of [...open.shown.flat(), tables.lingua]) {
    const why = whyNot(tables, state, frame, card);
    if (why !== null) o.bar(manuscript(card), why.rule, why.facts);
  }
}

function whyNot(tables: Tables, state: State, frame: TurnFrame, card: number): Why | null {
  const { open } = state;
  const level = levelOf(tables, open, frame.seat);
  const isLingua = card === tables.lingua;
  const needs = isLingua ? LINGUA_LEVEL : tables.manuscripts[card].level;
  if (isLingua && open.lingua !== 'shown') return { rule: 'D-9.8' };
  if (frame.manuscript) return { rule: 'D-9.1' };
  if (level < needs) return { rule: 'D-9.2', facts: { needs, has: level } };
  const dialect = placeOf(tables, open.players[frame.seat])?.dialect ?? 0;
  if (!isLingua && (tables.manuscripts[card].dialects & dialect) === 0) return { rule: 'D-9.3' };
  return whyNoActions(state, frame, isLingua ? LINGUA_ACTIONS : open.costs[needs - 1]);
}

/** D-9.5: it goes behind the screen and is not replaced in this round. D-9.6: it is never lost. */
export function takeManuscript(tables: Tables, state: State, frame: TurnFrame, card: number, emit: Telling): void {
  const { open } = state;
  const { seat } = frame;
  frame.manuscript = true; // Lingua Volgare is the turn's manuscript too
  let actions = LINGUA_ACTIONS;
  if (card === tables.lingua) {
    open.lingua = 'taken';
    open.linguaOf = seat;
  } else {
    const at = tables.manuscripts[card].level - 1;
    actions = open.costs[at];
    open.shown[at].splice(open.shown[at].indexOf(card), 1);
  }
  frame.actions -= actions;
  putManuscriptBehind(state, seat, card);
  emit?.({ type: 'manuscript', seat, card, actions });
  if (open.options.manuscriptShiftTiming === 'immediate') moveManuscripts(state, emit);
}

/**
 * D-9.7: when no manuscript of level 1 is left, those above cost one action less, and Lingua Volgare comes (D-9.8). D-9.9: the
 * end of another level moves nothing, unless the house rule says so: then every level that ends moves those above it.
 */
export function moveManuscripts({ open }: State, emit: Telling): void {
  const counted = open.options.manuscriptShiftTrigger === 'anyLevel' ? LEVELS : 1;
  let ended = 0;
  let hasMoved = false;
  for (let at = 0; at < LEVELS; at++) {
    const cost = at + 1 - ended;
    if (open.costs[at] !== cost) {
      open.costs[at] = cost;
      hasMoved = true;
    }
    if (at < counted && open.decks[at] === 0 && open.shown[at].length === 0) ended++;
  }
  if (!hasMoved) return;
  emit?.({ type: 'shifted' });
  if (open.lingua !== 'aside') return;
  open.lingua = 'shown';
  emit?.({ type: 'lingua' });
}
