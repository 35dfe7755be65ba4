/** docs/operations.md and docs/protocol.md say what is true. */
import { readFileSync } from 'node:fs';
import { downMessage } from '@bottega/protocol/answers';
import { upMessage } from '@bottega/protocol/schemas';
import { createBottegaServer, USUAL_SETTINGS } from '@bottega/server';
import { SERVER_SETTINGS, settingsTable } from '@bottega/server/settings';
import { describe, expect, test } from 'vitest';
import { LISTEN_SETTINGS } from '../src/serve/listen-settings.js';

const doc = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

describe('docs/operations.md', () => {
  test('has every setting, as the command line has it', () => {
    const [, table] = /<!-- settings -->\n\n([\s\S]*?)\n\n<!-- \/settings -->/.exec(doc('operations.md')) ?? [];
    expect(table).toBe(settingsTable(LISTEN_SETTINGS, SERVER_SETTINGS));
  });
});

describe('docs/protocol.md', () => {
  const text = doc('protocol.md');

  test('has every request', async () => {
    // Only servers that send mails have pages for the links in them.
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'games@games.example', publicUrl: 'https://games.example' };
    const settings = { ...USUAL_SETTINGS, ...mail, logLevel: 'silent' } as const;
    const server = await createBottegaServer(settings, new Map());
    const own = ['/healthz', '/metrics', '/api/openapi.json', '/api/messages.json']; // told elsewhere
    const routes = server.app.documentedRoutes.filter(({ url }) => !own.includes(url));
    const missing = routes.map(({ method, url }) => `${method} ${url}`).filter((line) => !text.includes(`\`${line}\``));
    await server.close();
    expect(missing).toEqual([]);
  });

  test('has every message', () => {
    const types = [...upMessage.options, ...downMessage.options].map(({ shape }) => shape.type.value);
    expect(types.filter((type) => !text.includes(`| \`${type}\` `))).toEqual([]);
  });
});
