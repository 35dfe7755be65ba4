/** How play is put into words: which message says it, with which values. */
import type { Words } from '@bottega/kernel/text';
import type { Choice } from '../choices.js';
import { OFFICES } from '../data/index.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import type { Tables } from '../tables.js';
import { choiceName } from './choices.js';
import { deedsOf, momentOf } from './deeds.js';
import { endAfter } from './end-after.js';
import { eventSentence } from './events.js';
import { closes, headingOf, wastesOf } from './headings.js';
import { promptOf, waitingFor } from './prompts.js';
import { refusalOf } from './refusals.js';
import { message } from './sentences.js';
import { endingOf, standingOf } from './standing.js';
import { detailOf, tipFor } from './tips.js';
import { togetherOf } from './together.js';
import { topics } from './topics.js';
import { traitWords } from './traits.js';

/** Puts play with these tables into words. */
export function words(tables: Tables): Words<State, Choice, Event> {
  const offices: readonly string[] = OFFICES;
  return {
    prompt: (view, seat) => promptOf(tables, view, seat),
    waiting: (view, seat) => waitingFor(tables, view, seat),
    choice: (view, seat, choice) => choiceName(tables, view, seat, choice),
    event: (event) => eventSentence(tables, event),
    refusal: (rule, facts) => refusalOf(rule, facts),
    topics: () => topics(tables),
    category: (category) => ({ key: `category.${category}`, values: {} }),
    part: (part) => ({ key: `part.${part}`, values: {} }),
    tip: (view, seat) => tipFor(tables, view, seat),
    detail: (view, seat, category) => detailOf(tables, view, seat, category),
    round: ({ open }) => (open.round === 0 ? message('round.setup') : message('round.now', { round: open.round })),
    standing: (view, seat) => standingOf(tables, view, seat),
    firstPlayer: ({ open }) => open.turnOrder[0] ?? null,
    ending: endingOf,
    deeds: (events, seat) => deedsOf(tables, events, seat),
    moment: (event, seat) => momentOf(tables, event, seat),
    attacked: (event) => (event.type === 'inquired' ? event.other : null),
    heading: headingOf,
    closes,
    wastes: (view, seat, choice) => wastesOf(tables, view, seat, choice),
    together: (view, seat, allowed) => togetherOf(tables, view, seat, allowed),
    endAfter: (view, seat, choices) => endAfter(tables, view, seat, choices),
    chronicle: {
      rounds: message('chronicle.rounds'),
      role: message('chronicle.role'),
      byRole: message('chronicle.byRole'),
      winsByRole: message('chronicle.winsByRole'),
      roleNamed: (role) => message(offices.includes(role) ? 'chronicle.office' : 'chronicle.status', { role }),
      ending: () => message('chronicle.ending'), // every game ends in the same way
    },
    traits: traitWords(tables),
  };
}
