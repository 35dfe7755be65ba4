/** How play is put into words: which message says it, with which values. */
import type { Words } from '@bottega/kernel/text';
import type { Choice } from '../choices.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import type { Tables } from '../tables.js';
import { endAfter, togetherOf, wasteOf } from './at-once.js';
import { choiceName } from './choices.js';
import { attackedBy, deedsOf, momentOf } from './deeds.js';
import { eventSentence } from './events.js';
import { headingOf, isClosing, isCostly } from './headings.js';
import { promptOf, waitingFor } from './prompts.js';
import { refusalOf } from './refusals.js';
import { message } from './sentences.js';
import { endingOf, firstInOrder, standingOf } from './standing.js';
import { detailOf, tipFor } from './tips.js';
import { topics } from './topics.js';
import { traitWords } from './traits.js';

/** Puts play with these tables into words. */
export function words(tables: Tables): Words<State, Choice, Event> {
  return {
    prompt: (view, seat) => promptOf(tables, view, seat),
    waiting: (view, seat) => waitingFor(view, seat),
    choice: (view, seat, choice) => choiceName(tables, view, seat, choice),
    event: (event) => eventSentence(tables, event),
    refusal: (rule, facts) => refusalOf(rule, facts),
    topics: (seats) => topics(tables, seats),
    category: (category) => ({ key: `category.${category}`, values: {} }),
    part: (part) => ({ key: `part.${part}`, values: {} }),
    tip: (view, seat) => tipFor(view, seat),
    detail: (view, seat, category) => detailOf(tables, view, seat, category),
    round: ({ open }) => message(`round.${open.season}`, { year: open.year }),
    standing: (view, seat) => standingOf(tables, view, seat),
    firstPlayer: firstInOrder,
    ending: endingOf,
    deeds: (events, seat) => deedsOf(tables, events, seat),
    moment: momentOf,
    attacked: attackedBy,
    heading: headingOf,
    closes: isClosing,
    isCostly,
    wastes: (view, seat, choice) => wasteOf(tables, view, seat, choice),
    together: (view, seat, allowed) => togetherOf(tables, view, seat, allowed),
    endAfter: (view, _seat, choices) => endAfter(view, choices),
    chronicle: {
      rounds: message('chronicle.rounds'),
      role: message('chronicle.role'),
      byRole: message('chronicle.byRole'),
      winsByRole: message('chronicle.winsByRole'),
      roleNamed: (role) => message('topic.dynasty', { dynasty: role }),
      ending: (ending) => ({ key: `chronicle.ending.${ending}`, values: {} }),
    },
    traits: traitWords,
  };
}
