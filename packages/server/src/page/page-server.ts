/** A server for the built page: files of one folder, compressed. What is asked of the server itself goes on to whoever answers it. */
import { readdir, readFile, stat } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Socket } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { InputError } from '@bottega/kernel';
import { type HostCheck, hostCheck } from './hosts.js';

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

export interface PageServerOptions {
  /** Names that it answers to beside those of this machine. */
  readonly hosts?: readonly string[];
  /** How long a request may take to arrive. */
  readonly patienceMs?: number;
  /** Answers what is asked of the server itself (see `isForServer`). */
  readonly answer?: RequestListener;
}

/** Whether a path is the server's own, and no file of the page. */
const isForServer = (path: string) => path.startsWith('/api/') || path === '/healthz' || path === '/metrics';

/**
 * What the page may do: load its own files and speak to its own server, and nothing else. Boards place their pieces by inline styles,
 * and a board becomes a part of a picture to share through an address that holds it (data:): images run nothing and call nowhere.
 */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Every answer has them, whatever it is. Not among them: what browsers heed only with HTTPS and complain about without it
 * (Cross-Origin-Opener-Policy), and whether a name is reached by HTTPS alone, which is for whoever has set that up to say.
 */
const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'content-security-policy': CONTENT_POLICY,
} as const;

/** Longer than any address of the page. */
const MAX_URL_LENGTH = 2_048;
const MAX_HEADER_BYTES = 8_192;
const MAX_CONNECTIONS = 10_000;

/** Reads the folder once: what is not in it cannot be asked for. */
export async function pageServer(folder: string, options: PageServerOptions = {}): Promise<Server> {
  return pageServerFor(await readAssets(folder), options);
}

/** The same for files that were read before. */
export function pageServerFor(assets: Assets, options: PageServerOptions = {}): Server {
  const { hosts = [], patienceMs = 15_000, answer } = options;
  const isOurs = hostCheck(hosts);
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      requireHostHeader: false, // we ask for it ourselves, so that the refusal is like the others
      headersTimeout: patienceMs,
      requestTimeout: patienceMs,
      connectionsCheckingInterval: Math.ceil(patienceMs / 4),
    },
    (request, response) => {
      const path = pathOf(request.url ?? '') ?? '';
      const isAnswered = answer !== undefined && isForServer(path);
      const refusal = refusalOf(request, isOurs, isAnswered ? null : PAGE_METHODS);
      if (isAnswered && refusal === null) {
        answer(request, response);
        return;
      }
      const found = refusal ?? assets.get(path) ?? NOTHING;
      if ('status' in found) refuse(request, response, found);
      else send(request, response, found);
    },
  );
  server.timeout = 2 * patienceMs; // of silence: somebody who asks and then does not read
  server.maxConnections = MAX_CONNECTIONS;
  server.on('checkExpectation', (request, response) =>
    refuse(request, response, { status: 417, sentence: 'nothing is expected here' }),
  );
  server.on('clientError', refuseUnread);
  return server;
}

interface Refused {
  readonly status: number;
  readonly sentence: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const NOTHING: Refused = { status: 404, sentence: 'there is nothing here' };

/** A page is only ever read. */
const PAGE_METHODS: readonly (string | undefined)[] = ['GET', 'HEAD'];

/** Why a request is not even looked up; null if it is. Any method will do where none are named. */
function refusalOf(
  { method, url = '', headers }: IncomingMessage,
  isOurs: HostCheck,
  methods: readonly (string | undefined)[] | null,
): Refused | null {
  const host = headers.host ?? '';
  if (host === '') return { status: 400, sentence: 'a request must name the host it is for' };
  if (!isOurs(host)) {
    return {
      status: 421,
      sentence: 'this server does not go by that name; to allow it, start it with --allow-host and the name',
    };
  }
  if (methods !== null && !methods.includes(method)) {
    return { status: 405, sentence: 'only GET and HEAD are answered here', headers: { allow: 'GET, HEAD' } };
  }
  if (url.length > MAX_URL_LENGTH) return { status: 414, sentence: 'this address is too long' };
  return pathOf(url) === null ? { status: 400, sentence: 'this is no address' } : null;
}

function refuse({ method }: IncomingMessage, response: ServerResponse, { status, sentence, headers }: Refused): void {
  response.writeHead(status, { ...refusalHeaders(sentence), ...headers });
  response.end(method === 'HEAD' ? undefined : `${sentence}\n`);
}

/** What Node could not read as a request, or waited for in vain. */
function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  // In the middle of an answer, or when nobody is there any more, nothing can be said.
  if (!socket.writable || (socket instanceof Socket && socket.bytesWritten > 0)) {
    socket.destroy();
    return;
  }
  const { status, sentence } = UNREAD[error.code ?? ''] ?? { status: 400, sentence: 'this is no request' };
  const headers = Object.entries(refusalHeaders(sentence)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${sentence}\n`);
}

const UNREAD: Readonly<Record<string, Refused>> = {
  HPE_HEADER_OVERFLOW: { status: 431, sentence: 'this request is too long' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, sentence: 'this request took too long' },
};

const refusalHeaders = (sentence: string) => ({
  'content-type': 'text/plain; charset=utf-8',
  'content-length': Buffer.byteLength(sentence) + 1,
  'cache-control': 'no-store',
  connection: 'close', // what else is sent is not read
  ...SECURITY,
});

function send({ method, headers }: IncomingMessage, response: ServerResponse, asset: Asset): void {
  const isPacked = asset.packed !== null && /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
  const body = isPacked && asset.packed !== null ? asset.packed : asset.body;
  response.writeHead(200, {
    'content-type': asset.type,
    'content-length': body.length,
    'cache-control': asset.cache,
    ...SECURITY,
    vary: 'accept-encoding',
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/** The path of a request without query; null if it is no path at all. */
function pathOf(url: string): string | null {
  if (!url.startsWith('/')) return null; // an address with another host in it is a question to a proxy
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path === '/' ? '/index.html' : path;
  } catch {
    return null;
  }
}

export type Assets = ReadonlyMap<string, Asset>;

/** The files of a built page. An InputError says that there is none. */
export async function readAssets(folder: string): Promise<Assets> {
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
