/** The examples of bots that play over the network, as somebody would start them. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { partOf } from './server.js';
import { cleanUp, guestForTest, serverForTest } from './tables.js';

cleanUp();

const example = (name: string) => fileURLToPath(new URL(`../../../examples/bots/${name}`, import.meta.url));
const JAVASCRIPT = [process.execPath, example('at-a-table.mjs')];
const PYTHON = ['python3', example('at_a_table.py')];
const hasPython = spawnSync('python3', ['--version']).status === 0;
const LANGUAGES = hasPython ? { JavaScript: JAVASCRIPT, Python: PYTHON } : { JavaScript: JAVASCRIPT };
/** Where there is no Python, JavaScript plays against itself. */
const [FIRST, SECOND] = [JAVASCRIPT, Object.values(LANGUAGES).at(-1) ?? JAVASCRIPT];

/** Starts an example at a table; gives what it says until its end. */
async function play([command, ...args]: readonly string[], link: string, name: string): Promise<string> {
  const child = spawn(command, [...args, link, name], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  await once(child, 'close');
  return said.trim();
}

describe(`example bots (python3 is ${hasPython ? 'here' : 'not here: only JavaScript plays'})`, () => {
  test.each(['principato', 'virtu', 'vulgari'])('play a whole game of %s against each other', async (game) => {
    const { origin } = await serverForTest();
    const host = await guestForTest(origin, 'Anna');
    const { id } = await host.client.createTable({ game, seats: 3, part: partOf('Anna') });
    const link = `${origin}/#/table/${id}`;
    const bots = [play(FIRST, link, 'Roberta'), play(SECOND, link, 'Roberto')];
    // Anna sits as well, and lets a bot of the house play for her.
    const seated = await host.client.table(id);
    expect(seated.places).toHaveLength(3);
    while ((await host.client.table(id)).places.some(({ name }) => name === null)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await host.client.start(id);
    const seen = await host.watch(id);
    await host.client.ask('away', { table: id });
    const { result } = await seen.until(({ over }) => over);
    const said = await Promise.all(bots);
    const { places } = await host.client.table(id);
    const placeOf = (name: string) => result?.places[places.find((one) => one.name === name)?.seat ?? -1];
    expect(said).toEqual([`I came in at place ${placeOf('Roberta')}.`, `I came in at place ${placeOf('Roberto')}.`]);
  });

  test.each(Object.entries(LANGUAGES))('in %s says why it cannot sit down', async (_language, command) => {
    const { origin } = await serverForTest();
    expect(await play(command, `${origin}/#/table/AAAAAAAAAAAAAAAAAAAAAA`, 'Roberta')).toContain(
      'noTable: there is no such table, or you may not see it',
    );
  });
});
