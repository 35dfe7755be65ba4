/** Where others find a server: told to pages that were opened on its own machine. */
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { createBottegaServer } from '../src/server.js';
import { USUAL_SETTINGS } from '../src/settings.js';
import { cleanUp, serverForTest } from './tables.js';

cleanUp();

const ask = async (address: string, headers = {}) => (await fetch(`${address}/api/here`, { headers })).json();

test('a server that lets nobody else in has no address for others', async () => {
  const { origin } = await serverForTest();
  expect(await ask(origin)).toEqual({ addresses: [] });
});

test('one that listens for everybody names its addresses, to this machine alone', async () => {
  const settings = { ...USUAL_SETTINGS, database: ':memory:', logLevel: 'silent' } as const;
  const server = await createBottegaServer(settings, new Map());
  try {
    const address = await server.app.listen({ host: '0.0.0.0', port: 0 });
    const { port } = new URL(address);
    const own = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ internal, family, address: at }) => !internal && family === 'IPv4' && !at.startsWith('169.254.'))
      .map(({ address: at }) => `http://${at}:${port}/`);
    expect(await ask(`http://127.0.0.1:${port}`)).toEqual({ addresses: own });
    expect(await ask(`http://127.0.0.1:${port}`, { 'x-forwarded-for': '192.0.2.1' })).toEqual({ addresses: [] });
  } finally {
    await server.close();
  }
});
