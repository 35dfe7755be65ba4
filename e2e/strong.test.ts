/** The strongest bots on the page: what they have learned is loaded when they sit down, and they choose what they would choose anywhere. */
import { readFileSync } from 'node:fs';
import { botOf, DEFAULT_BUDGET } from '@bottega/bots';
import { gameById } from '@bottega/games';
import { type GameRecord, legal, Match, sameChoice, seeded } from '@bottega/kernel';
import { expect, test } from 'vitest';
import { visit } from './browser.js';
import { chooseSome, importRecord, midGame } from './game.js';

test.each(['principato', 'virtu', 'vulgari'] as const)('maestri of %s choose in the browser as in Node', async (id) => {
  const { game, loadWeights } = await gameById(id).load();
  const file = JSON.parse(midGame(id, 60).toString());
  const players = file.players.map((player: { bot: string | null }) =>
    player.bot === null ? player : { ...player, bot: 'maestro' },
  );
  const page = await visit({ settings: { pace: 'instant' } });
  await importRecord(page, Buffer.from(JSON.stringify({ ...file, players })));
  // What ends a turn stands last.
  await chooseSome(page, 8, (count) => count - 1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export game' }).click();
  const record: GameRecord = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));

  const weights = await loadWeights(3);
  expect(weights).not.toBeNull();
  const sitting = players.map(() => botOf('maestro').sit(game, DEFAULT_BUDGET, weights));
  const match = new Match(game, { seats: 3, options: record.options, seed: record.seed });
  let compared = 0;
  record.choices.forEach(([seat, choice], at) => {
    if (at >= file.choices.length && players[seat].bot !== null) {
      const random = seeded(`${record.seed} bot ${seat} ${at}`);
      const chosen = sitting[seat].choose(match.view(seat), legal(game, match.state, seat), random);
      expect(sameChoice(chosen, choice), `choice ${at}`).toBe(true);
      compared++;
    }
    match.play(seat, choice);
  });
  expect(compared).toBeGreaterThan(3);
});
