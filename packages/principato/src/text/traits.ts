/** What the traits of seats are called. */
import type { Message, TraitWords } from '@bottega/kernel/text';
import type { Deed, TraitKind } from '../traits.js';
import { message } from './sentences.js';

const KINDS: Readonly<Record<TraitKind, Message>> = {
  generalGoal: message('category.generalGoal'),
  artGoal: message('category.artGoal'),
  card: message('trait.card'),
};

const DEEDS: Readonly<Record<Deed, Message>> = {
  activated: message('trait.activated'),
  changed: message('trait.changed'),
  favor: message('trait.favor'),
  field: message('trait.field'),
  farm: message('trait.farm'),
  palazzo: message('trait.palazzo'),
  bank: message('trait.bank'),
  catapult: message('trait.catapult'),
  militia: message('trait.militia'),
  condottiere: message('trait.condottiere'),
  monument: message('category.monument'),
  book: message('category.book'),
  painting: message('category.painting'),
};

export const traitWords: TraitWords = {
  kinds: KINDS,
  thing: ({ kind, thing }) =>
    kind === 'card' ? message('topic.card', { card: thing }) : message('topic.goal', { goal: thing }),
  deed: (deed) => DEEDS[deed as Deed],
};
