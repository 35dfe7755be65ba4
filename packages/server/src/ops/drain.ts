/** Going down in order: nothing new is begun, and what was begun comes to its end. */
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../problem.js';

/** Somebody who does not read the answer is not waited for any longer. */
const PATIENCE_MS = 3_000;
/** "Service restart": clients come back by themselves. */
export const RESTART = 1012;

/** Something that goes on for long, such as a socket. */
export interface Drained {
  /** Resolves when what was begun is done; nothing is begun after this. */
  drain(): Promise<void>;
}

export class Drain {
  private isDraining = false;
  private begun = 0;
  private readonly long = new Set<Drained>();
  private whenIdle: () => void = () => {};

  /** How many things go on for long. */
  get size(): number {
    return this.long.size;
  }

  add(one: Drained): void {
    this.long.add(one);
    if (this.isDraining) void one.drain();
  }

  delete(one: Drained): void {
    this.long.delete(one);
  }

  /** Counts the requests that are being answered; before anything else happens to them. */
  count(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      if (request.headers.upgrade !== undefined) return; // a socket goes on for long, and is drained by itself
      this.begun++;
      // Also if whoever asked is gone before the answer.
      reply.raw.once('close', () => {
        if (--this.begun === 0) this.whenIdle();
      });
    });
  }

  /** Turns away what comes too late. */
  guard(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      if (!this.isDraining || request.headers.upgrade !== undefined) return;
      void reply.header('retry-after', '2').header('connection', 'close');
      throw new RequestError(503, 'restarting', 'the server restarts: try again in a moment');
    });
  }

  async drain(): Promise<void> {
    this.isDraining = true;
    const answered = new Promise<void>((resolve) => {
      this.whenIdle = resolve;
      if (this.begun === 0) resolve();
    });
    const all = Promise.allSettled([answered, ...[...this.long].map((one) => one.drain())]);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS);
    });
    await Promise.race([all, late]);
    clearTimeout(timer);
  }
}
