/** `bottega bench`: how fast the kernel is, beside boardgame.io in the same run. */
import { FULL, formatBench, bench as measure, QUICK } from '../bench/index.js';
import { openGame } from '../input.js';
import { print, printJson } from '../terminal/print.js';

export async function bench(id: string, options: { readonly quick?: boolean; readonly json?: boolean }): Promise<void> {
  const { game } = await openGame(id);
  const report = await measure({ game, ...(options.quick ? QUICK : FULL) });
  if (options.json) printJson(report, 2);
  else print(formatBench(report));
}
