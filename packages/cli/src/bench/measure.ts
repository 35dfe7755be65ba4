/** Measuring: workloads take turns on one thread, and each is judged by the median of its rounds. */
import { InputError } from '@bottega/kernel';

/** What one step of a workload came to. */
export interface Work {
  readonly decisions: number;
  /** Whole things done: games, playouts, clones. */
  readonly wholes: number;
}

/** Something to measure: a step is the smallest piece that is worth timing, and is repeated until the time is up. */
export interface Workload {
  step(): Work;
}

/** What a workload did per second of processor time, a value for each round. */
export interface Pace {
  readonly decisions: readonly number[];
  readonly wholes: readonly number[];
}

export interface Timing {
  readonly rounds: number;
  /** How long each workload runs in each round, in processor time. */
  readonly roundMs: number;
  /** How long each runs before the first round: until then the compiler is measured rather than the code. */
  readonly warmUpMs: number;
  /** Told after every turn of a workload, the warm-up included. */
  readonly progress?: (done: number, total: number) => void;
}

/**
 * Lets the workloads take turns. Every second round goes backwards: a machine that slows down, or garbage that one
 * workload leaves to the next, then does not favour the same one each time.
 */
export function measure<Name extends string>(
  workloads: Readonly<Record<Name, Workload>>,
  { rounds, roundMs, warmUpMs, progress }: Timing,
): Record<Name, Pace> {
  if (!Number.isInteger(rounds) || rounds < 1) throw new InputError('a bench needs one round or more');
  if (!(roundMs > 0)) throw new InputError('a round of the bench must last longer than 0 ms');
  const names = Object.keys(workloads) as Name[];
  const backwards = [...names].reverse();
  const total = names.length * (rounds + 1);
  const paces = {} as Record<Name, { decisions: number[]; wholes: number[] }>;
  let done = 0;
  for (const name of names) {
    run(workloads[name], warmUpMs);
    paces[name] = { decisions: [], wholes: [] };
    progress?.(++done, total);
  }
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : backwards) {
      const { decisions, wholes } = run(workloads[name], roundMs);
      paces[name].decisions.push(decisions);
      paces[name].wholes.push(wholes);
      progress?.(++done, total);
    }
  }
  return paces;
}

/** The value in the middle; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of the ratios within each round: both sides of each were measured within seconds of each other. */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((pace, round) => pace / theirs[round]));
}

function run(workload: Workload, ms: number): Work {
  const usage = process.cpuUsage();
  let decisions = 0;
  let wholes = 0;
  let usedMs = 0;
  // Whole steps only, and the time they really took: a slow step makes a round longer, not wrong.
  while (usedMs < ms) {
    const until = performance.now() + ms - usedMs;
    do {
      const work = workload.step();
      decisions += work.decisions;
      wholes += work.wholes;
    } while (performance.now() < until);
    // Processor time, which other processes on the machine cannot take away; V8's helper threads count, so that garbage is not
    // collected for free on another core. It also says when a round is over: by the clock, a busy machine would leave so little of one
    // that what these threads still compile of the workload before is most of what is counted.
    const { user, system } = process.cpuUsage(usage);
    usedMs = (user + system) / 1000;
  }
  return { decisions: (decisions / usedMs) * 1000, wholes: (wholes / usedMs) * 1000 };
}
