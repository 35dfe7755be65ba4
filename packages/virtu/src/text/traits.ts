/** What the traits of seats are called. */
import type { Trait } from '@bottega/kernel';
import type { Message, TraitWords } from '@bottega/kernel/text';
import { TILES } from '../data/index.js';
import type { Deed, TraitKind } from '../traits.js';
import { message } from './sentences.js';

const KINDS: Readonly<Record<TraitKind, Message>> = {
  startCity: message('trait.startCity'),
  item: message('topic.term', { term: 'purchase' }),
  bonus: message('topic.term', { term: 'patronageBonus' }),
  power: message('topic.term', { term: 'alliance' }),
};

const DEEDS: Readonly<Record<Deed, Message>> = {
  govern: message('topic.action', { action: 'govern' }),
  patronize: message('topic.action', { action: 'patronize' }),
  trade: message('topic.action', { action: 'trade' }),
  annex: message('topic.action', { action: 'annex' }),
  war: message('topic.action', { action: 'war' }),
  intrigue: message('topic.action', { action: 'intrigue' }),
  annexed: message('trait.annexed'),
  captured: message('trait.captured'),
  battles: message('trait.battles'),
  recruited: message('trait.recruited'),
  agents: message('trait.agents'),
  indulgences: message('trait.indulgences'),
};

export const traitWords: TraitWords = {
  kinds: KINDS,
  thing: nameOf,
  deed: (deed) => DEEDS[deed as Deed],
};

function nameOf({ kind, thing }: Trait): Message {
  switch (kind as TraitKind) {
    case 'startCity':
      return message('topic.city', { city: thing });
    case 'item':
      return (TILES as readonly string[]).includes(thing)
        ? message('topic.tile', { tile: thing })
        : message('topic.card', { card: thing });
    case 'bonus':
      return message('topic.bonus', { bonus: thing });
    case 'power':
      return message('topic.power', { power: thing });
  }
}
