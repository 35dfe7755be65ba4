/**
 * Fills a SQLite database with games that bots have begun, to measure what a server does that has many:
 *
 *   node scripts/fill-database.mjs /tmp/many.db 100000
 *   node scripts/fill-database.mjs --start /tmp/many.db      # how long a server takes to start with it
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

const dist = (name) => pathToFileURL(join(root, 'packages', name)).href;
/** As many as a game of an evening has after its first hour. */
const ACTS = 30;

const [first, second = '100000'] = process.argv.slice(2);
if (first === '--start') await measureStart(second);
else await fill(first, Number(second));

async function fill(file, count) {
  const { openStore } = await import(dist('server/dist/index.js'));
  const { gameById } = await import(dist('games/dist/index.js'));
  const { Match, legal, randomBelow, seeded } = await import(dist('kernel/dist/index.js'));
  const { game } = await gameById('principato').load();
  const store = await openStore(file);
  const templates = Array.from({ length: 20 }, (_, at) => {
    const seed = `stored ${at}`;
    const match = new Match(game, { seats: 3, options: {}, seed });
    const random = seeded(seed);
    const acts = Array.from({ length: ACTS }, (__, seq) => {
      const [seat] = match.asked();
      const choices = legal(game, match.state, seat);
      const choice = choices[randomBelow(random, choices.length)];
      match.play(seat, choice);
      const { digests } = match.record;
      const asked = JSON.stringify(match.asked());
      const body = JSON.stringify({ choices: [choice] });
      return { seq, seat, type: 'choose', time: 0, request: null, body, digest: digests[digests.length - 1], asked };
    });
    return { seed, options: JSON.stringify(match.record.options), acts };
  });
  const newId = () => randomBytes(16).toString('base64url');
  for (let done = 0; done < count; done += 500) {
    const group = Array.from({ length: Math.min(500, count - done) }, (_, at) => ({
      id: newId(),
      ...templates[(done + at) % templates.length],
    }));
    const time = Date.now();
    const tables = group.map(({ id, seed, options }) => ({
      ...{ id, game: 'principato', status: 'playing', host: newId(), is_open: 0, spectators: 'public', seats: 3 },
      ...{ seating: 'asSat', options, data: null, clock: '{"kind":"none"}', night: null, rules: game.rules },
      ...{
        secret: '',
        seed,
        continued: null,
        result: null,
        rematch: null,
        created: time,
        updated: time,
        expires: null,
      },
    }));
    const places = group.flatMap(({ id }) =>
      ['Anna', 'Bruno', 'Carla'].map((name, place) => {
        return { table_id: id, place, person: newId(), bot: null, name, part: null, seat: place };
      }),
    );
    const acts = group.flatMap((one) => one.acts.map((act) => ({ table_id: one.id, ...act })));
    await store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('tables').values(tables).execute();
      await transaction.insertInto('places').values(places).execute();
      for (let at = 0; at < acts.length; at += 1000) {
        await transaction
          .insertInto('acts')
          .values(acts.slice(at, at + 1000))
          .execute();
      }
    });
    if (done % 10_000 === 0) process.stderr.write(`${done} of ${count}\r`);
  }
  await store.close();
  console.log(`${count} games with ${ACTS} acts each are in ${file}`);
}

/** From the command to the address, the best of five: the machine may be busy. */
async function measureStart(file) {
  const times = [];
  for (let run = 0; run < 5; run++) {
    const began = performance.now();
    const main = join(root, 'packages/cli/dist/main.js');
    const child = spawn(process.execPath, [main, 'serve', '--no-page', '--json', '--port', '0', '--database', file]);
    await once(child.stdout, 'data');
    times.push(performance.now() - began);
    child.kill('SIGTERM');
    await once(child, 'close');
  }
  console.log(`started in ${Math.round(Math.min(...times))} ms (all: ${times.map(Math.round).join(', ')})`);
}
