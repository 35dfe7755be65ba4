/** Games that were kept under older rules, and files that only people at the table may open. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameById } from '@bottega/games';
import { Match } from '@bottega/kernel';
import { gameFile, historyFrom, keptOf } from '@bottega/table';
import { describe, expect, test } from 'vitest';
import { bottega, newHome } from './run.js';

const flat = (text: string) => text.replace(/\s+/g, ' ');
const OLD = fileURLToPath(new URL('../../virtu/test/kept/rules-1.json', import.meta.url));

describe('a game of Virtù that was kept under version 1 of the rules', () => {
  /** The same, with bots in all seats: it ends by itself. */
  function finished(home: string) {
    const { players, ...kept } = JSON.parse(readFileSync(OLD, 'utf8'));
    const bots = players.map(({ name }: { name: string }) => ({ name, bot: 'random' }));
    writeFileSync(join(home, 'old.json'), JSON.stringify({ ...kept, players: bots }));
    return bottega(home, ['play', '--resume', 'old.json']);
  }

  test('goes on from where it stood, and says that the new rules hold from there', async () => {
    const { code, out } = await bottega(newHome(), ['play', '--resume', OLD], ['q']);
    expect(code).toBe(0);
    expect(flat(out)).toContain('The rules have been corrected since this game was last played.');
    expect(flat(out)).toContain('Resuming your game of Virtù after 300 choices');
    expect(flat(out)).toContain('[Anna] Reorganize your palace');
  });

  test('its record can be verified and replayed from there on', async () => {
    const home = newHome();
    expect((await finished(home)).code).toBe(0);
    const file = join(home, 'games', readdirSync(join(home, 'games'))[0]);
    const verified = await bottega(home, ['verify', file]);
    expect(verified.code).toBe(0);
    expect(flat(verified.out)).toContain(
      'The first 300 were made under version 1 of the rules, which cannot be replayed under version 3',
    );
    const first = await bottega(home, ['replay', file, '--at', '0']);
    expect(flat(first.out)).toMatch(/After 300 choices out of \d+/);
  });

  test('without its snapshot it is refused, and says why', async () => {
    const home = newHome();
    const { snapshot: _, ...kept } = JSON.parse(readFileSync(OLD, 'utf8'));
    writeFileSync(join(home, 'old.json'), JSON.stringify(kept));
    const { code, err } = await bottega(home, ['play', '--resume', 'old.json']);
    expect(code).toBe(2);
    expect(err).toContain('the record was begun under rules version 1 of virtu; this is version 3');
  });
});

describe('a sealed game', async () => {
  const { game } = await gameById('principato').load();
  const match = new Match(game, { seats: 2, options: {}, seed: 'sealed' });
  match.play(match.asked()[0], { type: 'end' });
  const players = ['Anna', 'Bruno'].map((name) => ({ name, bot: null }));
  const history = historyFrom(match.record.choices);
  const sealed = JSON.stringify(gameFile(keptOf({ match, players, seating: 'asSat', history, change: null })));

  test.each(['verify', 'replay'])('is not opened by %s: its secrets are not over', async (command) => {
    const home = newHome();
    writeFileSync(join(home, 'sealed.json'), sealed);
    const { code, out, err } = await bottega(home, [command, 'sealed.json']);
    expect([code, out]).toEqual([2, '']);
    expect(flat(err)).toContain('is still being played by several people and is sealed: open it with play --resume');
  });

  test('is played on', async () => {
    const home = newHome();
    writeFileSync(join(home, 'sealed.json'), sealed);
    const { code, out } = await bottega(home, ['play', '--resume', 'sealed.json'], ['', 'q']);
    expect(code).toBe(0);
    expect(flat(out)).toContain('Resuming your game of Principato after 1 choice');
  });

  test('that was damaged is told, and not written over', async () => {
    const home = newHome();
    writeFileSync(join(home, 'sealed.json'), sealed.replace(/"text":".{9}/, '"text":"'));
    const { code, err } = await bottega(home, ['play', '--resume', 'sealed.json']);
    expect(code).toBe(2);
    expect(err).toContain('the saved game sealed.json is damaged');
  });
});
