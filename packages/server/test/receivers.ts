/** Receivers on this machine: a webhook, a push service that reads what it gets, and a mail server. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Reach } from '../src/outgoing/post.js';
import { CERTIFICATE, KEY } from './certificate.js';

/** Lets a server reach receivers on this machine, and nothing else. */
export const LOOPBACK: Reach = {
  isAllowedAddress: (address) => address === '127.0.0.1',
  isAllowedPort: () => true,
  resolve: async (name) => [{ address: name === 'localhost' ? '127.0.0.1' : '10.0.0.1', family: 4 }],
  ca: CERTIFICATE,
};

/** Things that arrive, in their order; they can be waited for. */
class Inbox<T> {
  readonly all: T[] = [];
  private read = 0;
  private readonly waiting: ((item: T) => void)[] = [];

  push(item: T): void {
    this.all.push(item);
    const next = this.waiting.shift();
    if (next !== undefined) {
      this.read++;
      next(item);
    }
  }

  /** The next that was not taken yet. */
  next(): Promise<T> {
    if (this.read < this.all.length) return Promise.resolve(this.all[this.read++]);
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Takes what is posted to it over HTTPS. */
export class HttpsReceiver {
  readonly inbox = new Inbox<Posted>();
  /** What it answers next: status and headers. */
  answer: () => readonly [number, Record<string, string>?] = () => [204];
  private readonly server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    void bodyOf(request).then((body) => {
      const [status, headers = {}] = this.answer();
      response.writeHead(status, headers).end();
      this.inbox.push({ path: request.url ?? '', headers: request.headers, body });
    });
  });

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get origin(): string {
    return `https://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A browser's end of Web Push: its keys, and how it reads what was encrypted for them (RFC 8291). */
export class Browser {
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly publicKey = this.ecdh.generateKeys();

  constructor(readonly endpoint: string) {}

  subscription() {
    const keys = { p256dh: this.publicKey.toString('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: this.endpoint, expirationTime: null, keys };
  }

  read({ headers, body }: Posted): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted as it should be');
    const salt = body.subarray(0, 16);
    const idLength = body[20];
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.publicKey, sender]);
    const key = hkdf(this.auth, this.ecdh.computeSecret(sender), info, 32);
    const contentKey = hkdf(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }
}

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** What a push service reads from a request that is signed with the key that the browser subscribed to (RFC 8292). */
export function vapidClaims({ headers }: Posted, publicKey: string) {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (token === undefined || key !== publicKey) throw new Error('not signed with the key that was subscribed to');
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
}

export interface Mail {
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

/** A mail server that takes everything, or refuses what it is told to. */
export class MailReceiver {
  readonly inbox = new Inbox<Mail>();
  /** What it says to an address: null to take it, or the code with which it refuses. */
  refuses: (address: string) => number | null = () => null;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = this.refuses(address);
      done(code === null ? null : Object.assign(new Error('refused'), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        this.inbox.push({ to, ...readMail(Buffer.concat(parts).toString('utf8')) });
        done();
      });
    },
  });

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** A mail of two parts, text and HTML. */
function readMail(source: string): Omit<Mail, 'to'> {
  const { headers, body } = readPart(source);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'])?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '')));
  const of = (type: string) => parts.find((part) => part.headers['content-type'].startsWith(type));
  return { headers, text: decoded(of('text/plain')), html: decoded(of('text/html')) };
}

function readPart(source: string) {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodedWords(line.slice(line.indexOf(':') + 1).trim()),
    ]),
  );
  return { headers, body: source.slice(end + 4) };
}

function decoded(part: ReturnType<typeof readPart> | undefined): string {
  if (part === undefined) return '';
  const { headers, body } = part;
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n');
  const text = encoding === 'quoted-printable' ? quoted(body.replace(/=\r\n/g, '')) : body;
  return text.replaceAll('\r\n', '\n');
}

/** Headers beyond ASCII (RFC 2047). */
function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, body: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(body, 'base64').toString('utf8') : quoted(body.replaceAll('_', ' ')),
    );
}

const quoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
