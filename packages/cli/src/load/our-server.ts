/** The process of a real server, as `bottega serve` makes it, but for the page and for limits that people do not reach. */
import type { AddressInfo } from 'node:net';
import { createBottegaServer, USUAL_SETTINGS } from '@bottega/server';
import { serveQuestions } from './served.js';

const UNLIMITED = 1_000_000_000;

const { database } = JSON.parse(process.argv[2]) as { readonly database: string };
const settings = { ...USUAL_SETTINGS, database, requestsPerMinute: UNLIMITED, messagesPerMinute: UNLIMITED };
const { app, services, live, close } = await createBottegaServer(settings, new Map());
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

serveQuestions(`http://127.0.0.1:${port}`, {
  usage: () => ({ commits: services.writer.commits, acts: services.writer.acts }),
  states: () => live.loaded().map(({ session }) => structuredClone(session.kept())),
  choicesPerRequest: async () => {
    const acts = await services.db.selectFrom('acts').select('body').where('type', '=', 'choose').execute();
    return acts.reduce((sum, { body }) => sum + JSON.parse(body).choices.length, 0) / acts.length;
  },
  drop: () => live.close(),
  end: close,
});
