/** Who may send what over the socket: every message for everybody who might try (matrix.ts). */
import type { UpMessage } from '@bottega/protocol';
import { newId } from '../src/ids.js';
import { all, type Expected, type Role } from './matrix-world.js';

/** What comes of a message: `ok`, what was not right about a choice, or the code of a problem. */
export interface MessageRow {
  readonly type: UpMessage['type'];
  /** What else stands in it; the position that the role sees, if it sees one, and what was proposed are given. */
  readonly fields?: (position: string, proposal: string) => Record<string, unknown>;
  /** The host has proposed a pause before. */
  readonly isVote?: boolean;
  /** Whoever may do it changes what comes of it for the next. */
  readonly spends?: boolean;
  /** At a table where nobody looks on, and at one where everybody may. */
  readonly closed: Expected<string>;
  readonly open: Expected<string>;
}

const SEATS: readonly Role[] = ['seat', 'host'];
const seats = (what: string, others: string): Expected<string> => ({
  ...all(others),
  ...Object.fromEntries(SEATS.map((role) => [role, what])),
});
const request = (position: string) => ({ position, id: 'request' });
/** Nobody comes as far as this who does not see the table; who looks on may do nothing but look. */
const forSeats = (what: string, onlooker = 'notAllowed') => ({
  closed: seats(what, 'notWatching'),
  open: seats(what, onlooker),
});
const forEyes = (what: string) => ({ closed: seats(what, 'notWatching'), open: all(what) });

export const MESSAGES: readonly MessageRow[] = [
  { type: 'watch', closed: seats('ok', 'noTable'), open: all('ok') },
  { type: 'unwatch', closed: all('ok'), open: all('ok') },
  { type: 'follow', closed: seats('ok', 'noTable'), open: all('ok') },
  { type: 'unfollow', closed: all('ok'), open: all('ok') },
  {
    type: 'choose',
    fields: (position) => ({ ...request(position), choices: [{ type: 'no such choice' }] }),
    ...forSeats('refused', 'impossible'),
  },
  { type: 'undo', fields: request, ...forSeats('impossible', 'impossible') },
  { type: 'concede', ...forSeats('ok') },
  { type: 'away', ...forSeats('ok') },
  { type: 'return', ...forSeats('ok') },
  { type: 'chat', fields: () => ({ id: newId(), text: 'hello' }), ...forSeats('ok') },
  { type: 'read', fields: () => ({ seq: 0 }), ...forSeats('ok') },
  { type: 'mute', fields: () => ({ seat: 0, isMuted: true }), ...forSeats('ok') },
  { type: 'propose', fields: () => ({ kind: 'pause' }), ...forSeats('ok'), spends: true },
  {
    type: 'vote',
    fields: (_, proposal) => ({ proposal, agrees: true }),
    ...forSeats('ok'),
    isVote: true,
    spends: true,
  },
  {
    // Only who has proposed it.
    type: 'withdraw',
    fields: (_, proposal) => ({ proposal }),
    closed: { ...all('notWatching'), seat: 'notAllowed', host: 'ok' },
    open: { ...all('notAllowed'), host: 'ok' },
    isVote: true,
    spends: true,
  },
  // About no table.
  { type: 'ping', fields: () => ({ table: undefined }), closed: all('ok'), open: all('ok') },
  { type: 'visible', fields: () => ({ table: undefined, isVisible: false }), closed: all('ok'), open: all('ok') },
  { type: 'moment', fields: () => ({ at: 0, seat: 0 }), ...forEyes('ok') },
  { type: 'recap', ...forEyes('ok') },
  { type: 'course', ...forEyes('ok') },
  { type: 'offers', ...forEyes('ok') }, // who looks on is offered nothing
];
