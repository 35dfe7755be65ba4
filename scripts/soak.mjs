/**
 * Plays random games of every registered game (or of one), over all seat counts and house rules, and checks the promises of
 * the kernel: the cheap ones in every position, all of them in one position in fifty.
 * Usage: node scripts/soak.mjs [decisions for each number of seats = 300000] [seed = soak] [game]
 */
import { build, install } from './setup.mjs';

install();
build();
const load = (path) => import(new URL(`../packages/${path}`, import.meta.url).href);
const { walk, anyOptions, QUICK, PROPERTIES } = await load('kernel/dist/conformance/index.js');
const { seeded } = await load('kernel/dist/index.js');
const { GAMES } = await load('games/dist/index.js');

const wanted = Number(process.argv[2] ?? 300_000);
const seed = process.argv[3] ?? 'soak';
const only = process.argv[4];
/** House rules without which random players would never end a game (docs/decisions/0009-virtu.md). */
const ENDING = { virtu: ({ yearLimit }) => (yearLimit === 'none' ? { yearLimit: 30 } : {}) };
if (!Number.isInteger(wanted) || wanted < 1) {
  console.error(`the number of decisions must be a whole number from 1, not "${process.argv[2]}"`);
  process.exit(2);
}
const games = GAMES.filter(({ id }) => only === undefined || id === only);
if (games.length === 0) {
  console.error(`the game must be one of ${GAMES.map(({ id }) => id).join(', ')}, not "${only}"`);
  process.exit(2);
}
for (const { id, load: loadGame } of games) {
  const { game } = await loadGame();
  const random = seeded(seed);
  const done = Object.fromEntries(game.seats.map((seats) => [seats, { decisions: 0, games: 0 }]));
  for (let number = 0; Object.values(done).some(({ decisions }) => decisions < wanted); number++) {
    const seats = game.seats[number % game.seats.length];
    if (done[seats].decisions >= wanted) continue;
    const any = anyOptions(game, random);
    const setup = { seats, options: { ...any, ...ENDING[id]?.(any) }, seed: `${seed} ${number}` };
    // Every position is asked the cheap questions; in every tenth game all questions are asked now and then.
    const walked =
      number % 10 === 9
        ? walk(game, setup, { properties: PROPERTIES, every: 5 })
        : walk(game, setup, { properties: QUICK });
    done[seats].decisions += walked;
    done[seats].games++;
  }
  console.log(`${id}: no broken promise`);
  for (const [seats, { decisions, games }] of Object.entries(done)) {
    console.log(`  ${seats} seats: ${games} games, ${decisions} decisions`);
  }
}
