/** Frames as we put them together are what another implementation of WebSockets reads. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framesOf } from '../src/socket/frames.js';

describe('frames', () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  test('texts of all lengths and of any letters, together and in order', async () => {
    const texts = lengths.flatMap((length) => ['a'.repeat(length), 'ě→𝄞'.repeat(length / 3)]);
    expect(await readBy(framesOf(texts))).toEqual(texts);
  });

  test('one text with letters that are one letter but two bytes', async () => {
    const texts = ['Niccolò, Ärger, ç'];
    expect(await readBy(framesOf(texts))).toEqual(texts);
  });
});

/** What the other end reads, to which it comes in pieces. */
async function readBy(frames: Buffer): Promise<string[]> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (socket, { socket: stream }) => {
    for (let at = 0; at < frames.length; at += 1_000) stream.write(frames.subarray(at, at + 1_000));
    socket.close();
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const read: string[] = [];
  client.on('message', (data, isBinary) => read.push(isBinary ? 'binary' : String(data)));
  await once(client, 'close');
  server.close();
  return read;
}
