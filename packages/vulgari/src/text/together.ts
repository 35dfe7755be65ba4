/** What can be chosen with one click instead of several. */
import { type Seat, sameChoice, type View } from '@bottega/kernel';
import type { Message, Together } from '@bottega/kernel/text';
import { advance, BUSINESS, type Choice, type ChoiceOf, CONVERT, cubes, END, PSALTER, sell } from '../choices.js';
import { journeyPrice } from '../rules/movement.js';
import { psalterOf } from '../rules/psalter-and-business.js';
import { actionsFor, fullActions } from '../rules/turn.js';
import type { State } from '../state.js';
import {
  BUSINESS as BUSINESS_DUCATS,
  isSea,
  KNOWLEDGE_PER_SCRIBE,
  LINGUA_ACTIONS,
  NOBLE,
  NOBLE_SALE,
  ONE_CUBE_ACTIONS,
  REST,
  type Tables,
} from '../tables.js';
import { type Collected, collectedBy, journeyWith } from './at-once.js';
import { collectable, gainOf } from './collecting.js';
import { stateFromView, topFrame, turnOf } from './seen.js';
import { listOf, manuscriptNamed, message, trackName, zoneName } from './sentences.js';

/** Of the journeys that lead to something: more than these would only make the list longer. */
const MOST_JOURNEYS = 4;
/** Of those that leave what lies where they begin. */
const MOST_LEAVING = 2;
/** Of what can be done with the last actions: the end of the turn itself must stay in sight. */
const MOST_ENDINGS = 2;
/** More actions are not slept away in passing. */
const MOST_REST = 2;
/** What a ducat is about worth where gains are compared; knowledge is 1. */
const DUCAT = 0.3;

export function togetherOf(
  tables: Tables,
  view: View<State>,
  seat: Seat,
  allowed: readonly Choice[],
): readonly Together<Choice>[] {
  if (topFrame(view)?.step !== 'turn') return [];
  return [
    ...everythingHere(tables, view, seat, allowed),
    ...journeys(tables, view, seat, allowed),
    ...toAbbey(tables, view, seat, allowed),
    ...psalterAndBusiness(view, seat, allowed),
    ...nobles(allowed),
    ...endings(tables, view, seat, allowed),
  ];
}

/** The Event card and the city's value at once. */
function everythingHere(tables: Tables, view: View<State>, seat: Seat, allowed: readonly Choice[]): Together<Choice>[] {
  const { position } = view.open.players[seat];
  const state = stateFromView(view);
  const choices = collectable(tables, state, seat, position).filter((choice) =>
    allowed.some((one) => sameChoice(one, choice)),
  );
  if (choices.length < 2) return [];
  const gain = listOf(gainOf(tables, state, seat, position, choices));
  return [{ says: message('together.here', { zone: zoneName(position), gain }), choices }];
}

/**
 * A journey and what can be collected at its ends, that with most at its end first. Where something lies at its beginning, too, the
 * best of them also without that.
 */
function journeys(tables: Tables, view: View<State>, seat: Seat, allowed: readonly Choice[]): Together<Choice>[] {
  const state = stateFromView(view);
  const seen = new Set<number>();
  const found: { readonly worth: number; readonly move: ChoiceOf<'move'>; readonly collected: Collected }[] = [];
  for (const move of allowed) {
    if (!isFirstMove(move, seen)) continue;
    const { to, actions } = move;
    const collected = collectedBy(tables, view, seat, move);
    const { there } = collected;
    if (there.length === 0) continue;
    const gain = gainOf(tables, state, seat, to, there);
    const worth = (gain.ducat - journeyPrice(tables, view.open, seat, to, actions)) * DUCAT + gain.knowledge;
    found.push({ worth: worth / actions, move, collected });
  }
  const best = found.sort((one, other) => other.worth - one.worth).slice(0, MOST_JOURNEYS);
  const leaving = best.filter(({ collected }) => collected.here.length > 0).slice(0, MOST_LEAVING);
  return [
    ...best.map(({ move, collected }) => journeyWith(tables, view, seat, move, collected)),
    ...leaving.map(({ move, collected: { there } }) => journeyWith(tables, view, seat, move, { here: [], there })),
  ].flatMap((line) => line ?? []);
}

/** D-8.18: a journey to the nearest abbey, where the scribes are used in either way: it is what one goes there for. */
function toAbbey(tables: Tables, view: View<State>, seat: Seat, allowed: readonly Choice[]): Together<Choice>[] {
  const { scribes, position } = view.open.players[seat];
  const moves = allowed.filter(
    (choice): choice is ChoiceOf<'move'> =>
      choice.type === 'move' && !isSea(choice.to) && tables.places[choice.to].isAbbey,
  );
  if (scribes === 0 || moves.length === 0 || (!isSea(position) && tables.places[position].isAbbey)) return [];
  const move = moves.reduce((best, one) => (one.actions < best.actions ? one : best));
  const { to, actions } = move;
  const cost = listOf({ action: actions, ducat: journeyPrice(tables, view.open, seat, to, actions) });
  const values = { zone: zoneName(to), scribes, cost };
  const knowledge = scribes * KNOWLEDGE_PER_SCRIBE;
  return [
    { says: message('together.move.screen', values), choices: [move, CONVERT.screen] },
    { says: message('together.move.knowledge', { ...values, knowledge }), choices: [move, CONVERT.knowledge] },
  ];
}

/** Whether a choice is a journey to a zone, the first one there: by fewest actions. */
function isFirstMove(choice: Choice, seen: Set<number>): choice is ChoiceOf<'move'> {
  if (choice.type !== 'move' || isSea(choice.to) || seen.has(choice.to)) return false;
  seen.add(choice.to);
  return true;
}

/** D-11: what everybody does in the same breath who has two actions left for it. */
function psalterAndBusiness(view: View<State>, seat: Seat, allowed: readonly Choice[]): Together<Choice>[] {
  const choices = [PSALTER, BUSINESS];
  const state = stateFromView(view);
  const isWhole = choices.every((choice) => allowed.some((one) => sameChoice(one, choice)));
  if (!isWhole || actionsFor(state, turnOf(view)) < choices.length) return [];
  const gain = listOf({ knowledge: psalterOf(state, seat), ducat: BUSINESS_DUCATS });
  return [{ says: message('together.study', { gain, actions: choices.length }), choices }];
}

/** D-10.7: a noble, and what becomes of it. */
function nobles(allowed: readonly Choice[]): Together<Choice>[] {
  const one = cubes(NOBLE, 1);
  if (!allowed.some((choice) => sameChoice(choice, one))) return [];
  const values = { actions: ONE_CUBE_ACTIONS, ducats: NOBLE_SALE };
  return [
    { says: message('together.noble.keep', values), choices: [one, sell(0)] },
    { says: message('together.noble.sell', values), choices: [one, sell(1)] },
  ];
}

/**
 * The end of the turn with what is done in passing before it. Once no action is left that is what lies here (D-6.10) or the scribes
 * of an abbey; before, if nothing does, what takes just the actions that are left: a manuscript, Psalter and Small Business, a
 * rest. Whoever chooses one of these has read that it ends the turn.
 */
function endings(tables: Tables, view: View<State>, seat: Seat, allowed: readonly Choice[]): Together<Choice>[] {
  const isAllowed = (choice: Choice) => allowed.some((one) => sameChoice(one, choice));
  const { actions } = turnOf(view);
  if (!isAllowed(END) || actions === fullActions(view.open, seat)) return [];
  const { position, scribes } = view.open.players[seat];
  const state = stateFromView(view);
  const ending = (says: Message, last: readonly Choice[]): Together<Choice> => ({
    says,
    choices: [...last, END],
    isEnd: true,
  });
  const here = collectable(tables, state, seat, position).filter(isAllowed);
  const conversions = [CONVERT.screen, CONVERT.knowledge].filter(isAllowed);
  if (here.length > 0 || conversions.length > 0) {
    if (actions > 0) return [];
    const gain = listOf(gainOf(tables, state, seat, position, here));
    if (here.length > 0) return [ending(message('together.end.here', { zone: zoneName(position), gain }), here)];
    const values = { scribes, points: scribes, knowledge: scribes * KNOWLEDGE_PER_SCRIBE };
    return conversions.map((choice) => ending(message(`together.end.${choice.to}`, values), [choice]));
  }
  const values = { knowledge: psalterOf(state, seat), ducats: BUSINESS_DUCATS };
  const rest = advance(REST, actions);
  return [
    ...manuscripts(tables, view, allowed, actions).map(({ says, choice }) => ending(says, [choice])),
    ...[
      ending(message('together.end.study', values), [PSALTER, BUSINESS]),
      ending(message('together.end.psalter', values), [PSALTER]),
      ending(message('together.end.business', values), [BUSINESS]),
    ].filter(({ choices }) => choices.length - 1 === actions),
    ...(actions > MOST_REST
      ? []
      : [ending(message('together.end.rest', { track: trackName(REST), steps: actions }), [rest])]),
  ]
    .filter(({ choices }) => choices.every(isAllowed))
    .slice(0, MOST_ENDINGS);
}

interface Named {
  readonly says: Message;
  readonly choice: Choice;
}

/** D-9.4: the manuscripts that take all actions that are left. */
function manuscripts(tables: Tables, { open }: View<State>, allowed: readonly Choice[], actions: number): Named[] {
  return allowed.flatMap((choice): Named[] => {
    if (choice.type !== 'manuscript') return [];
    const { kind, values } = manuscriptNamed(tables, choice.card);
    const cost = kind === 'lingua' ? LINGUA_ACTIONS : open.costs[Number(values.level) - 1];
    const key = kind === 'lingua' ? 'together.end.lingua' : 'together.end.manuscript';
    return cost === actions ? [{ says: message(key, values), choice }] : [];
  });
}
