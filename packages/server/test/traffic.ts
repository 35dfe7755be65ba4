/** Holds everything that a server tells some people against what it says of itself. */
import { ANSWERS, downMessage } from '@bottega/protocol/answers';
import { upMessage } from '@bottega/protocol/schemas';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { Guest, type Running } from './server.js';
import { strictly } from './strictly.js';

const down = strictly(downMessage);
const answers = Object.fromEntries(Object.entries(ANSWERS).map(([type, schema]) => [type, strictly(schema)]));

export class Traffic {
  /** What came, and what was asked for and answered. */
  readonly down = new Set<string>();
  readonly answered = new Set<string>();
  readonly routes = new Set<string>();
  readonly wrong: unknown[] = [];
  private readonly guests: Guest[] = [];

  constructor(private readonly server: Running) {}

  /** Somebody of whom every request and every message is looked at, from the first on. */
  async guest(name: string): Promise<Guest> {
    const guest = this.browser();
    await guest.client.signInAsGuest(name);
    return guest;
  }

  browser(): Guest {
    const sockets: WebSocket[] = [];
    sockets.push = (socket) => {
      this.listen(socket);
      return Array.prototype.push.call(sockets, socket);
    };
    const guest = new Guest(this.server.origin, sockets);
    const call = guest.client.call.bind(guest.client);
    guest.client.call = async <T>(method: string, path: string, body?: unknown) => {
      const value = await call<T>(method, path, body);
      this.answer(method, path.split('?')[0], value);
      return value;
    };
    this.guests.push(guest);
    return guest;
  }

  close(): void {
    for (const { client } of this.guests) client.close();
  }

  private answer(method: string, path: string, value: unknown): void {
    const route = this.server.app.documentedRoutes.find(
      (one) => one.method === method && new RegExp(`^${one.url.replace(/:\w+/g, '[^/]+')}$`).test(path),
    );
    if (route?.doc === undefined) throw new Error(`${method} ${path} is no route that says what it is`);
    this.routes.add(`${method} ${route.url}`);
    this.check(route.doc.answer, strictly(route.doc.answer), value);
  }

  private listen(socket: WebSocket): void {
    const asked = new Map<number, string>();
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      this.down.add(message.type);
      this.check(downMessage, down, message);
      if (message.type !== 'answer') return;
      const type = asked.get(message.ref) as keyof typeof ANSWERS;
      this.answered.add(type);
      this.check(ANSWERS[type], answers[type], message.value);
    });
    const send = socket.send.bind(socket) as (text: string) => void;
    socket.send = (text: string) => {
      const message = upMessage.parse(JSON.parse(text));
      asked.set(message.ref, message.type);
      send(text);
    };
  }

  /** Strict schemas have lost their bounds and lengths, so both are asked. */
  private check(schema: z.ZodType, strict: z.ZodType, value: unknown): void {
    for (const { error } of [schema.safeParse(value), strict.safeParse(value)]) {
      if (error !== undefined) this.wrong.push(...error.issues);
    }
  }
}
