/** `bottega`: play, simulate, replay, verify and measure games from the command line. */
import { run } from './run.js';

await run(process.argv.slice(2));
