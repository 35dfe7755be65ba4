import { type GameRecord, Match, sha256Hex } from '@bottega/kernel';
import { type Choice, principato } from '@bottega/principato';
import { describe, expect, test } from 'vitest';
import { handOver, type Page, visit } from './browser.js';

const match = new Match(principato, { seats: 3, options: {}, seed: 'importing' });
for (let choices = 0; choices < 12; choices++) {
  const [seat] = match.asked();
  match.play(seat, match.suggest(seat));
}
const { record } = match;
const changed = (change: Partial<GameRecord<Choice>>) => JSON.stringify({ ...record, ...change });

/** A file, what the page says of it in English, and the kernel's words for it. */
const BROKEN: readonly [file: string, says: string, detail: string][] = [
  [JSON.stringify(record).slice(0, -100), 'It is not valid JSON, or it is incomplete.', 'JSON'],
  ['[1, 2]', 'It is not a game saved by Bottega.', 'must be a JSON object'],
  ['{"bottega": 7}', 'It was saved by a different version of Bottega.', 'this one has 7'],
  ['{"bottega": 1, "game": "chess"}', 'There is no game called “chess” here.', 'there is no game "chess"'],
  [
    changed({ rules: 99 }),
    'This game was started under version 99 of the rules; the version here is 2.',
    'rules version 99',
  ],
  [changed({ seats: 9 }), 'The saved game is damaged.', 'players, not 9'],
  [changed({ seed: 'another' }), 'The seed does not match the hash announced at the start', 'hash of the seed'],
  [
    changed({ seed: 'another', seedHash: sha256Hex('another') }),
    'the deal no longer matches.',
    'the deal is another one',
  ],
  [
    changed({ choices: record.choices.map(([seat, choice], at) => [at === 4 ? (seat + 1) % 3 : seat, choice]) }),
    'Choice 5 is not allowed by the rules.',
    'cannot choose',
  ],
  [
    changed({ digests: record.digests.map((digest, at) => (at === 7 ? '0000000000000000' : digest)) }),
    'After choice 7 the position no longer matches the saved one',
    'the state is not the recorded one',
  ],
  [changed({ choices: record.choices.slice(0, -1) }), 'Choices have been added or removed.', 'digests where'],
];

/** Gives the page a file, and says what it answers, without the detail. */
async function refusal(page: Page, file: string, detail: string): Promise<string> {
  await handOver(page, file);
  const alert = page.locator('.my-games-error');
  const technical = alert.locator('small', { hasText: detail });
  await technical.waitFor();
  return (await alert.innerText())
    .replace(await technical.innerText(), '')
    .replaceAll('\u00a0', ' ')
    .trim();
}

describe('a file that is no game', () => {
  test('is refused with a reason, and the technical detail beside it', async () => {
    const page = await visit();
    for (const [file, says, detail] of BROKEN) expect(await refusal(page, file, detail)).toContain(says);
  });

  test.each(['fr', 'de', 'cs', 'it'])('the reasons are said in %s', async (language) => {
    const english = new Set(BROKEN.map(([, says]) => says));
    const page = await visit({ settings: { language } });
    const said = new Set<string>();
    for (const [file, , detail] of BROKEN) {
      const sentence = await refusal(page, file, detail);
      expect(sentence).not.toMatch(/[{}]|error\./);
      for (const says of english) expect(sentence).not.toContain(says);
      said.add(sentence);
    }
    expect(said.size).toBe(BROKEN.length);
  });
});
