/** Somebody whose network is gone says nothing: the server finds out by asking. */
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Running, startServer } from './server.js';

let server: Running;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function connect(autoPong: boolean): Promise<WebSocket> {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/api/socket`, {
    origin: server.origin,
    autoPong,
  });
  await once(socket, 'message'); // hello
  return socket;
}

test('whoever does not answer is not connected any more; whoever does stays', async () => {
  const here = await connect(true);
  const gone = await connect(false);
  const heard = Promise.all([once(here, 'ping'), once(gone, 'ping')]);
  server.sockets.ping(); // as it is done twice a minute
  await heard;
  const closed = once(gone, 'close');
  await expect.poll(() => server.sockets.size).toBe(2);
  // The answer of the one who is here is on its way: another trip behind it has arrived later.
  here.send(JSON.stringify({ type: 'unwatch', ref: 1, table: 'A'.repeat(22) }));
  await once(here, 'message');
  server.sockets.ping();
  await closed;
  expect(here.readyState).toBe(WebSocket.OPEN);
  expect(server.sockets.size).toBe(1);
  here.close();
});

test('a ping is answered at once, before what was asked earlier and is still being done', async () => {
  const socket = await connect(true);
  const answers: unknown[] = [];
  socket.on('message', (data) => answers.push(JSON.parse(String(data)).ref));
  socket.send(JSON.stringify({ type: 'follow', ref: 1, table: 'A'.repeat(22) }));
  socket.send(JSON.stringify({ type: 'ping', ref: 2 }));
  await expect.poll(() => answers).toEqual([2, 1]);
  socket.close();
});
