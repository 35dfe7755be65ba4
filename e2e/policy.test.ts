/** The page under the server's own headers: it may load its files and speak to its server, and whatever slips in can do nothing else. */
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor } from './browser.js';
import { chooser, chooseSome, playAgainstBots } from './game.js';

const PAGE = fileURLToPath(new URL('../packages/client/dist/', import.meta.url));

let address = '';
let close = async () => {};

beforeAll(async () => {
  const { createBottegaServer, readAssets, USUAL_SETTINGS } = await import('../packages/server/dist/index.js');
  const database = join(mkdtempSync(join(tmpdir(), 'bottega-policy-')), 'bottega.db');
  const server = await createBottegaServer({ ...USUAL_SETTINGS, database }, await readAssets(PAGE));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/`;
  close = () => server.close();
});

afterAll(() => close());

test('a game is played, and the page speaks to its server', async () => {
  const page = await newVisitor({});
  await page.goto(address);
  await page.locator('#root:not([inert])').waitFor();
  await playAgainstBots(page);
  await chooseSome(page, 2, chooser(4));
  const answers = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const guest = await fetch('/api/people', {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: '<b>Anna</b>' }),
    });
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    const hello = await new Promise((resolve) => {
      socket.onmessage = ({ data }) => resolve(JSON.parse(data).type);
      socket.onerror = () => resolve('no socket');
    });
    socket.close();
    return { name: (await guest.json()).name, hello, cookie: document.cookie };
  });
  // The cookie is out of reach for scripts.
  expect(answers).toEqual({ name: '<b>Anna</b>', hello: 'hello', cookie: '' });
});

test('what slips in can neither run nor call elsewhere', async () => {
  const page = await newVisitor({ tolerates: /Content Security Policy|violates/ });
  await page.goto(address);
  const broken = await page.evaluate(async () => {
    const found: string[] = [];
    const allFound = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (found.push(effectiveDirective) === 4) resolve();
      });
    });
    const script = document.createElement('script');
    script.textContent = 'window.hasSlippedIn = true';
    document.body.append(script);
    const image = document.createElement('img');
    image.src = 'https://elsewhere.invalid/pixel.png';
    document.body.append(image);
    await fetch('https://elsewhere.invalid/').catch(() => {});
    try {
      new WebSocket('wss://elsewhere.invalid/');
    } catch {}
    await allFound;
    return { found: found.sort(), hasRun: 'hasSlippedIn' in window };
  });
  expect(broken).toEqual({
    found: ['connect-src', 'connect-src', 'img-src', 'script-src-elem'],
    hasRun: false,
  });
});
