/** What the choices are called, each in the step that offers it. */
import type { Seat, View } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import type { Choice, ChoiceOf, CubeSet } from '../choices.js';
import { actionsOf, cubePrice } from '../rules/cubes.js';
import { cardsFor } from '../rules/library.js';
import { journeyPrice } from '../rules/movement.js';
import { psalterOf } from '../rules/psalter-and-business.js';
import { claimOf, eventAt, friarPrice } from '../rules/zones.js';
import type { State } from '../state.js';
import {
  BUSINESS,
  INQUISITION,
  isSea,
  KNOWLEDGE,
  KNOWLEDGE_PER_SCRIBE,
  LINGUA_ACTIONS,
  NOBLE_SALE,
  NONE,
  OFFICE_POINTS,
  OFFICE_VOTES,
  type Tables,
  ZAZZA,
} from '../tables.js';
import { advanceName } from './advances.js';
import { frameOf, stateFromView, turnOf } from './seen.js';
import {
  cubeName,
  cubesListed,
  listOf,
  manuscriptNamed,
  message,
  officeName,
  personName,
  seaName,
  summonsNamed,
  zoneName,
} from './sentences.js';

/** What a choice offered to this seat is called. */
export function choiceName(tables: Tables, view: View<State>, seat: Seat, choice: Choice): Message {
  const { open } = view;
  const player = open.players[seat];
  switch (choice.type) {
    case 'start':
      return startName(tables, view, choice.zone);
    case 'payer':
      return message('choice.payer', { player: choice.seat, ducats: open.players[choice.seat].ducats });
    case 'move':
      return moveName(tables, view, seat, choice);
    case 'event': {
      const event = eventAt(tables, stateFromView(view), player.position);
      if (event === NONE) return message('choice.event');
      const { title, gain, value } = tables.events[event];
      return message(gain === 'ducats' ? 'choice.event.ducats' : 'choice.event.knowledge', { title, value });
    }
    case 'claim':
      return claimName(tables, view, seat, choice);
    case 'friar':
      return personChoice(tables, choice.person, listOf({ ducat: friarPrice(stateFromView(view), seat) }));
    case 'cardinal':
      return personChoice(tables, choice.person, listOf({ ducat: tables.persons[choice.person].ducats, tribute: 1 }));
    case 'convert': {
      const { scribes } = player;
      if (scribes === 0) return message(`choice.convert.nothing.${choice.to}`);
      return message(`choice.convert.${choice.to}`, {
        scribes,
        points: scribes, // D-22.2
        knowledge: scribes * KNOWLEDGE_PER_SCRIBE,
      });
    }
    case 'manuscript': {
      const { kind, values } = manuscriptNamed(tables, choice.card);
      const actions = kind === 'lingua' ? LINGUA_ACTIONS : open.costs[Number(values.level) - 1];
      return message(`choice.manuscript.${kind}`, { ...values, actions });
    }
    case 'cubes': {
      const { colour, count } = choice;
      const ducat = count * cubePrice(tables, stateFromView(view), seat, colour);
      return message('choice.cubes', {
        cube: cubeName(colour),
        count,
        cost: listOf({ action: actionsOf(count), ducat }),
      });
    }
    case 'psalter':
      return message('choice.psalter', { knowledge: psalterOf(stateFromView(view), seat), actions: 1 });
    case 'business':
      return message('choice.business', { ducats: BUSINESS, actions: 1 });
    case 'advance':
      return advanceName(tables, view, seat, choice);
    case 'draw':
      return drawName(tables, view, seat);
    case 'inquire': {
      const back = Math.min(INQUISITION, open.tracks[KNOWLEDGE].at[choice.seat]);
      return message('choice.inquire', { other: choice.seat, back });
    }
    case 'end': {
      const { actions } = turnOf(view);
      return message(actions === 0 ? 'choice.end' : 'choice.end.unused', { actions });
    }
    case 'sell':
      return saleName(frameOf(view, 'sell').nobles, choice.nobles);
    case 'virtualNoble':
      return message(choice.sold ? 'choice.virtualNoble.sold' : 'choice.virtualNoble.kept', { ducats: NOBLE_SALE });
    case 'tribute':
      if (choice.cube === 'virtual') return message('choice.tribute.virtual');
      return message('choice.tribute', { cube: choice.cube, count: 1 });
    case 'keep':
    case 'putBack':
      return message(`choice.${choice.type}`, { points: choice.points });
    case 'summon':
    case 'come':
      return message(`choice.${choice.type}`, { zone: summonsNamed(tables).zone });
    case 'bid':
      return message('choice.bid', { votes: choice.votes });
    case 'discard':
    case 'spend':
      return message('choice.discard', { cubes: cubesListed(setOf(choice)) });
    case 'elect': {
      const { office } = choice;
      return message('choice.elect', {
        office: officeName(office),
        votes: OFFICE_VOTES[office],
        points: OFFICE_POINTS[office],
      });
    }
    case 'decline':
    case 'stay':
    case 'pass':
    case 'abstain':
      return message(`choice.${choice.type}`);
  }
}

const setOf = ({ politicians, nobles, abbesses }: CubeSet): readonly number[] => [politicians, nobles, abbesses, 0];

/** Who has never been in Italy is told what the cities next to a starting city are worth. */
function startName(tables: Tables, { open }: View<State>, zone: number): Message {
  const { ducats, knowledge } = tables.values[open.options.romeValues];
  const sum = (values: readonly number[]) => tables.neighbours[zone].reduce((all, one) => all + values[one], 0);
  const near = listOf({ ducat: sum(ducats), knowledge: sum(knowledge) });
  const values = { zone: zoneName(zone), near };
  return message(near.length === 0 ? 'choice.start' : 'choice.start.near', values);
}

/** Places to which no journey leads are named without a cost. */
function moveName(tables: Tables, view: View<State>, seat: Seat, { to, actions }: ChoiceOf<'move'>): Message {
  const values = isSea(to) ? { sea: seaName(to) } : { zone: zoneName(to) };
  if (actions === 0) return message(isSea(to) ? 'choice.move.sea.nowhere' : 'choice.move.zone.nowhere', values);
  const cost = listOf({ action: actions, ducat: journeyPrice(tables, view.open, seat, to, actions) });
  if (isSea(to)) return message('choice.move.sea', { ...values, cost });
  const isLanding = isSea(view.open.players[seat].position) && actions === 1;
  return message(isLanding ? 'choice.move.landing' : 'choice.move.zone', { ...values, cost });
}

/** Where there is nothing of the kind to claim, the claim is named without a place. */
function claimName(tables: Tables, view: View<State>, seat: Seat, { part }: ChoiceOf<'claim'>): Message {
  const { position } = view.open.players[seat];
  if (isSea(position)) return message(`choice.claim.nothing.${part}`);
  const { ducats, knowledge, bonus } = claimOf(tables, stateFromView(view), seat, part);
  const isWhole = (part === 'knowledge' || ducats > 0) && (part === 'ducats' || knowledge > 0);
  if (!isWhole) return message(`choice.claim.nothing.${part}`);
  const gain = listOf({ ducat: ducats + bonus, knowledge });
  return message(bonus > 0 ? 'choice.claim.orient' : 'choice.claim', { zone: zoneName(position), gain, bonus });
}

/** What a card of a friar or a cardinal costs and brings. */
export function personChoice(tables: Tables, person: number, price: ReturnType<typeof listOf>): Message {
  const { knowledge, alms, points } = tables.persons[person];
  // Who has no ducats gives none; the price is told all the same.
  const cost = price.length > 0 ? price : [{ of: 'ducat', count: 0 }];
  const name = personName(person);
  return message(`choice.person.${name}`, { person: name, cost, knowledge, alms, points });
}

function drawName(tables: Tables, view: View<State>, seat: Seat): Message {
  const cards = cardsFor(tables, stateFromView(view), seat);
  if (cards === 0) return message('choice.draw');
  if (cards === 1) return message('choice.draw.only', { cards });
  const keepsTwo = view.open.players[seat].person === ZAZZA && view.open.options.zazzaLibrary === 'keepOneMore';
  return message(keepsTwo ? 'choice.draw.two' : 'choice.draw.cards', { cards });
}

function saleName(nobles: number, sold: number): Message {
  const values = { sold, kept: nobles - sold, ducats: sold * NOBLE_SALE };
  if (sold === 0) return message('choice.sell.none', values);
  return message(sold === nobles ? 'choice.sell.all' : 'choice.sell.some', values);
}
