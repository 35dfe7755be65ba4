/** The headings of the list of choices, what kind of decision each of them is, and which end something. */
import type { Message } from '@bottega/kernel/text';
import type { Choice } from '../choices.js';
import { message } from './sentences.js';

/** The heading under which a choice stands; null where a question offers only one kind. */
export function headingOf({ type }: Choice): Message | null {
  switch (type) {
    case 'activate':
    case 'change':
    case 'favor':
      return message('heading.actions');
    case 'supply':
      return message('heading.free');
    default:
      return null;
  }
}

/** The kind of decision: what an action goes on with belongs to it. */
export function kindOf({ type }: Choice): Message | null {
  switch (type) {
    case 'activate':
    case 'alternative':
    case 'pay':
    case 'culture':
    case 'recruit':
    case 'place':
      return message('decision.activate');
    case 'change':
    case 'take':
      return message('decision.change');
    case 'favor':
    case 'feed':
      return message('decision.favor');
    case 'supply':
    case 'move':
      return message('decision.supply');
    case 'dismiss':
      return message('decision.dismiss');
    case 'end':
    case 'done':
      return null;
  }
}

export function isClosing({ type }: Choice): boolean {
  return type === 'end' || type === 'done';
}
