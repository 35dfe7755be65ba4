/** The protocol as the server tells it, and whether that is true. */
import { ANSWERS, downMessage, seatTurn, tableSummary } from '@bottega/protocol/answers';
import { upMessage } from '@bottega/protocol/schemas';
import { afterAll, describe, expect, test } from 'vitest';
import { undocumented } from '../src/http/api-docs.js';
import { chooseSome, leave, type SatDown, sitDown } from './people-at-tables.js';
import { type Running, startServer } from './server.js';

let server: Running;
const tables: SatDown[] = [];
const ready = startServer().then((started) => {
  server = started;
});
afterAll(async () => {
  for (const table of tables) leave(table);
  await server.close();
});

const json = async (path: string) => JSON.parse(await (await fetch(server.origin + path)).text());

describe('OpenAPI', () => {
  test('has every route of the server', async () => {
    await ready;
    expect(undocumented(server.app.documentedRoutes)).toEqual([]);
    const { openapi, paths } = await json('/api/openapi.json');
    expect(openapi).toBe('3.1.0');
    const told = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(told.sort()).toEqual(server.app.documentedRoutes.map(({ method, url }) => `${method} ${url}`).sort());
    expect(told).toContain('POST /api/tables/:id/choices');
  });

  test('says what is taken and given', async () => {
    const { paths } = await json('/api/openapi.json');
    const { post } = paths['/api/tables/{id}/join'];
    expect(post.parameters).toMatchObject([{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]);
    expect(post.requestBody.content['application/json'].schema.required).toEqual(['part']);
    expect(post.responses[200].content['application/json'].schema.properties.status.enum).toContain('playing');
  });
});

describe('messages', () => {
  test('/api/messages.json has all that go up and down', async () => {
    const { up, down, answers } = await json('/api/messages.json');
    const types = (schema: { oneOf: { properties: { type: { const: string } } }[] }) =>
      schema.oneOf.map(({ properties }) => properties.type.const).sort();
    expect(types(up)).toEqual(upMessage.options.map(({ shape }) => shape.type.value).sort());
    expect(types(down)).toEqual(['answer', 'chat', 'hello', 'problem', 'state', 'summary', 'update']);
    expect(Object.keys(answers)).toEqual(Object.keys(ANSWERS));
  });

  test.each(['principato', 'virtu', 'vulgari'])('all traffic of %s is as it is described', async (game) => {
    const names = ['Anna', 'Bruno', 'Carla'];
    const table = await sitDown(server.origin, names, [], game);
    tables.push(table);
    const kinds = new Set<string>();
    const wrong: unknown[] = [];
    for (const { sockets } of table.guests) {
      const [socket] = sockets;
      const asked = new Map<number, string>();
      socket.on('message', (data) => {
        const message = JSON.parse(String(data));
        kinds.add(message.type);
        const schema = message.type === 'answer' ? ANSWERS[asked.get(message.ref) as keyof typeof ANSWERS] : undefined;
        const isDescribed =
          downMessage.safeParse(message).success && (schema?.safeParse(message.value).success ?? true);
        if (!isDescribed) wrong.push(message);
      });
      const send = socket.send.bind(socket) as (text: string) => void;
      socket.send = (text: string) => {
        const message = upMessage.parse(JSON.parse(text));
        asked.set(message.ref, message.type);
        send(text);
      };
    }
    await chooseSome(table.seen, 30);
    const [{ client }] = table.guests;
    await client.ask('offers', { table: table.id });
    await client.watch(table.id, table.seen[0]);
    await expect(client.ask('offers', { table: 'not-watched' })).rejects.toMatchObject({ code: 'notWatching' });
    expect(wrong).toEqual([]);
    expect([...kinds].sort()).toEqual(['answer', 'problem', 'state', 'update']);
    tableSummary.parse(await client.table(table.id));
    seatTurn.parse(await client.call('GET', `/api/tables/${table.id}/turn`));
  });
});
