/** `bottega bench`: how fast the kernel is, beside boardgame.io in the same run. */
import { FULL, formatBench, bench as measure, QUICK } from '../bench/index.js';
import { openGame } from '../input.js';

export async function bench(id: string, options: { readonly quick?: boolean; readonly json?: boolean }): Promise<void> {
  const { game } = await openGame(id);
  const report = await measure({ game, ...(options.quick ? QUICK : FULL) });
  console.log(options.json ? JSON.stringify(report, null, 2) : formatBench(report));
}
