/** A server for the built page: files of one folder, compressed, nothing else. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { InputError } from '@bottega/kernel';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
};
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);

interface Asset {
  readonly type: string;
  readonly body: Buffer;
  readonly packed: Buffer | null;
  readonly cache: string;
}

/** Reads the folder once: what is not in it cannot be asked for. */
export async function pageServer(folder: string): Promise<Server> {
  const assets = await readAssets(folder);
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end('only GET and HEAD are answered here\n');
      return;
    }
    const path = pathOf(request.url ?? '/');
    const asset = path === null ? undefined : assets.get(path);
    if (asset === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('there is nothing here\n');
      return;
    }
    const isPacked = asset.packed !== null && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const body = isPacked && asset.packed !== null ? asset.packed : asset.body;
    response.writeHead(200, {
      'content-type': asset.type,
      'content-length': body.length,
      'cache-control': asset.cache,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
      vary: 'accept-encoding',
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

/** The path of a request without query; null if it is no path at all. */
function pathOf(url: string): string | null {
  try {
    const { pathname } = new URL(url, 'http://page');
    return pathname === '/' ? '/index.html' : decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>();
  for (const file of await filesIn(folder)) {
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const body = await readFile(file);
    const kind = extname(file);
    assets.set(path, {
      type: TYPES[kind] ?? 'application/octet-stream',
      body,
      packed: PACKED.has(kind) ? await promisify(gzip)(body, { level: 9 }) : null,
      // Names in assets/ carry a hash of their content; everything else must be asked for again.
      cache: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  }
  return assets;
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder);
    const found = await Promise.all(
      entries.map(async (entry) => {
        const path = join(folder, entry);
        return (await stat(path)).isDirectory() ? filesIn(path) : [path];
      }),
    );
    return found.flat();
  } catch {
    throw new InputError('the page is not built; npm start builds it');
  }
}
