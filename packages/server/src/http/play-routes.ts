/** Playing in a seat over plain HTTP, for programs that have no socket at hand: ask how it stands, choose, ask again. */
import { outcome, seatTurn } from '@bottega/protocol/answers';
import { choosing } from '@bottega/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Drain } from '../ops/drain.js';
import type { People } from '../people/people.js';
import type { LiveTables } from '../tables/live-tables.js';
import { chooseIn, noSeat, turnOf } from '../tables/seat-turn.js';
import type { TableService } from '../tables/table-service.js';
import { api } from './api-docs.js';
import { somebodyIn } from './cookie.js';
import { address } from './signed-in-routes.js';

/** Our own server cuts off what is silent for half a minute, proxies for a minute. */
const MAX_WAIT_SECONDS = 25;

interface PlayServices {
  readonly people: People;
  readonly tables: TableService;
  readonly live: LiveTables;
  readonly drain: Drain;
}

const waiting = z.object({
  after: z.string().max(64).optional().describe('the position that is known: the answer waits for another one'),
  wait: z.coerce.number().min(0).max(MAX_WAIT_SECONDS).default(0).describe('for how many seconds at most'),
});

export function addPlayRoutes(app: FastifyInstance, { people, tables, live, drain }: PlayServices): void {
  /** Lets everybody who waits go when the server does. */
  let letGo = () => {};
  const isClosing = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  drain.add({ drain: async () => letGo() });

  const seated = async (request: FastifyRequest) => {
    const { id } = address.parse(request.params);
    const person = (await somebodyIn(request, people)).id;
    const seat = await tables.seatOf(id, person);
    if (seat === null) throw noSeat();
    return { id, person, seat };
  };

  app.get(
    '/api/tables/:id/turn',
    api({
      says: 'How it stands for your seat and what you may choose; waits until you are asked or something has changed.',
      params: address,
      query: waiting,
      answer: seatTurn,
    }),
    async (request, reply) => {
      const { id, person, seat } = await seated(request);
      const { after = null, wait } = waiting.parse(request.query);
      const late = timeout(wait * 1_000);
      const gone = new Promise<void>((resolve) => reply.raw.once('close', () => resolve()));
      const isEnough = Promise.race([late.over, gone, isClosing]);
      try {
        return await live.with(id, (table) => turnOf(table, { person, seat, after, isEnough }));
      } finally {
        late.cancel();
      }
    },
  );

  app.post(
    '/api/tables/:id/choices',
    api({
      says: 'Plays choices in your seat, all of them or none. Sent twice with the same id they are played once.',
      params: address,
      body: choosing,
      answer: outcome,
    }),
    async (request) => {
      const { id, ...who } = await seated(request);
      const { choices, ...asked } = choosing.parse(request.body);
      return live.with(id, (table) => chooseIn(table, who, asked, choices as never));
    },
  );
}

function timeout(milliseconds: number): { readonly over: Promise<void>; cancel(): void } {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return { over, cancel: () => clearTimeout(timer) };
}
