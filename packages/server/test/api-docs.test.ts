/** The protocol as the server tells it; whether that is true is shown in traffic.test.ts. */
import { ANSWERS } from '@bottega/protocol/answers';
import { upMessage } from '@bottega/protocol/schemas';
import { afterAll, describe, expect, test } from 'vitest';
import { undocumented } from '../src/http/api-docs.js';
import { type Running, startServer } from './server.js';

/** Only servers that send mails have pages for the links in them. */
const MAIL = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'games@games.example', publicUrl: 'https://games.example' };
let server: Running;
const ready = startServer(MAIL).then((started) => {
  server = started;
});
afterAll(async () => {
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
    expect(told).toContain('GET /api/notices/stop');
    expect(told).not.toContain('GET /api/socket');
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
    expect(types(down)).toEqual(['answer', 'chat', 'hello', 'notice', 'problem', 'state', 'summary', 'update']);
    expect(Object.keys(answers)).toEqual(Object.keys(ANSWERS));
    expect(Object.keys(answers).sort()).toEqual(types(up));
  });
});
