/**
 * Where the points of a game come from, as bots play it: simulates games and writes packages/<game>/src/lessons/point-shares.ts, which the
 * game in three minutes shows.
 * Usage: node scripts/point-shares.mjs <game> [games]
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const [id, games = '200'] = process.argv.slice(2);
const bottega = join(root, 'scripts', 'bottega.mjs');
const options = ['--games', games, '--seed', 'point shares', '--json', '--no-report', '--lang', 'en'];
const out = execFileSync(process.execPath, [bottega, 'simulate', id, ...options], { maxBuffer: 1e9 });
const {
  seats,
  summary: { categories },
} = JSON.parse(String(out));
const all = categories.reduce((sum, { mean }) => sum + mean, 0);
const shares = categories
  .map(({ category, mean }) => ({ category, percent: Math.round((100 * mean) / all) }))
  .filter(({ percent }) => percent > 0)
  .sort((one, other) => other.percent - one.percent);
const lines = shares.map(({ category, percent }) => `    { category: '${category}', percent: ${percent} },`);
writeFileSync(
  join(root, 'packages', id, 'src', 'lessons', 'point-shares.ts'),
  `/** Where points come from when bots play; written by scripts/point-shares.mjs. */
import type { PointShares } from '@bottega/kernel';

export const POINT_SHARES: PointShares = {
  games: ${Number(games)},
  seats: ${seats},
  shares: [
${lines.join('\n')}
  ],
};
`,
);
