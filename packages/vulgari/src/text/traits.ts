/** What the traits of seats are called. */
import type { Trait } from '@bottega/kernel';
import type { Message, TraitWords } from '@bottega/kernel/text';
import { EVENTS } from '../data/index.js';
import type { Tables } from '../tables.js';
import type { Deed, TraitKind } from '../traits.js';
import { message } from './sentences.js';

const KINDS: Readonly<Record<TraitKind, Message>> = {
  start: message('topic.role', { role: 'start' }),
  person: message('category.cards'),
  event: message('topic.term', { term: 'eventCard' }),
  city: message('trait.city'),
  dialect: message('trait.dialect'),
};

const DEEDS: Readonly<Record<Deed, Message>> = {
  manuscripts: message('category.manuscripts'),
  cities: message('trait.cities'),
  politician: message('trait.politician'),
  noble: message('trait.noble'),
  abbess: message('trait.abbess'),
  scribe: message('trait.scribe'),
  psalter: message('topic.term', { term: 'psalter' }),
  business: message('topic.term', { term: 'smallBusiness' }),
  library: message('trait.library'),
  inquisitions: message('topic.term', { term: 'inquisition' }),
};

export const traitWords = (tables: Tables): TraitWords => ({
  kinds: KINDS,
  thing: (trait) => nameOf(tables, trait),
  deed: (deed) => DEEDS[deed as Deed],
});

function nameOf(tables: Tables, { kind, thing }: Trait): Message {
  switch (kind as TraitKind) {
    case 'start':
    case 'city':
      return message('topic.zone', { zone: thing });
    case 'person':
      return message('topic.person', { person: thing });
    case 'event':
      return message('topic.titled', { title: tables.events[(EVENTS as readonly string[]).indexOf(thing)].title });
    case 'dialect':
      return message('topic.dialect', { dialect: thing });
  }
}
