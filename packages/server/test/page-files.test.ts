import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageServer } from '../src/page/page-server.js';

const SCRIPT = 'export const page = 1;\n'.repeat(100);
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-page-'));
  await mkdir(join(folder, 'page', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'not for the page');
  await writeFile(join(folder, 'page', 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'page', 'assets', 'page-1a2b.js'), SCRIPT);
  await writeFile(join(folder, 'page', 'assets', 'à la carte.woff2'), 'font');
  server = await pageServer(join(folder, 'page'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

/** What the server answers, exactly: `fetch` would unpack it and tidy the path. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; body: Buffer }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('the server of the page', () => {
  test('gives the page at its root, never from a cache without asking', async () => {
    const { status, headers, body } = await ask('/?game=1');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(body.toString()).toBe('<!doctype html>');
  });

  test('files whose name carries a hash are kept for good', async () => {
    const { headers, body } = await ask('/assets/page-1a2b.js');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(SCRIPT);
  });

  test('packs texts for whoever takes them packed, and fonts never', async () => {
    const script = await ask('/assets/page-1a2b.js', { 'accept-encoding': 'br, gzip' });
    expect(script.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(script.body.length) });
    expect(gunzipSync(script.body).toString()).toBe(SCRIPT);
    const font = await ask('/assets/%C3%A0%20la%20carte.woff2', { 'accept-encoding': 'gzip' });
    expect(font.headers['content-encoding']).toBeUndefined();
    expect([font.headers['content-type'], font.body.toString()]).toEqual(['font/woff2', 'font']);
  });

  test.each(['/secret.txt', '/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets', '/none.js'])(
    'has nothing at %s',
    async (path) => {
      const { status, body } = await ask(path);
      expect([status, body.toString()]).toEqual([404, 'there is nothing here\n']);
    },
  );

  test('answers HEAD without the file, and no other method', async () => {
    const head = await ask('/assets/page-1a2b.js', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(SCRIPT.length), 0]);
    const post = await ask('/', {}, 'POST');
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('a folder that is not there is one sentence', async () => {
    await expect(pageServer(join(folder, 'none'))).rejects.toThrow('the page is not built; npm start builds it');
  });
});
