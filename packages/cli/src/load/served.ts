/** A server in a process of its own, on loopback, and what it says of itself. */
import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What is asked of a server's process. */
export type Question = 'usage' | 'memory' | 'choices' | 'drop';

/** What a server's process has used so far. */
export interface Usage {
  /** Seconds of the processor. */
  readonly cpu: number;
  /** Commits to the database, and acts that they held; 0 where there is none. */
  readonly commits: number;
  readonly acts: number;
}

/** What lies in a server's memory, after everything was thrown away that nobody needs. */
export interface Memory {
  readonly bytes: number;
  /** Tables in memory. */
  readonly tables: number;
  /** What the states, records and logs of these tables take by themselves. */
  readonly stateBytes: number;
}

export interface Answers {
  readonly usage: Usage;
  readonly memory: Memory;
  /** How many choices a request led to, on average of all so far. */
  readonly choices: number;
  /** Tables that nobody watches are dropped. */
  readonly drop: null;
}

export class ServerProcess {
  private constructor(
    private readonly child: ReturnType<typeof fork>,
    readonly origin: string,
  ) {}

  /** Starts a module that calls `serveQuestions`, with an order that it gets as its first argument. */
  static async start(module: URL, order: unknown): Promise<ServerProcess> {
    const child = fork(module, [JSON.stringify(order)], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (typeof said !== 'object' || said === null) throw new Error('a server has ended before it was open');
    return new ServerProcess(child, (said as { readonly origin: string }).origin);
  }

  async ask<Asked extends Question>(question: Asked): Promise<Answers[Asked]> {
    this.child.send(question);
    const [answer] = await once(this.child, 'message');
    return answer as Answers[Asked];
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.send('end');
    await ended;
  }
}

/** What a server's process does when it is asked something. */
export interface Told {
  readonly usage: () => Omit<Usage, 'cpu'>;
  /** Copies of what the tables in memory hold, one for each. */
  readonly states: () => readonly unknown[];
  readonly choicesPerRequest: () => Promise<number>;
  readonly drop: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Says where the server is, and answers questions until it is told to end, or nobody is there to ask. */
export function serveQuestions(origin: string, told: Told): void {
  process.on('disconnect', () => process.exit());
  process.on('message', (question: Question | 'end') => {
    void answer(question, told).then((value) => process.send?.(value));
  });
  process.send?.({ origin });
}

async function answer(question: Question | 'end', told: Told): Promise<Answers[Question]> {
  switch (question) {
    case 'usage': {
      const { user, system } = process.cpuUsage();
      return { cpu: (user + system) / 1e6, ...told.usage() };
    }
    case 'memory': {
      const bytes = heapBytes();
      const states = told.states(); // they stay until they were weighed
      const stateBytes = heapBytes() - bytes;
      return { bytes, tables: states.length, stateBytes };
    }
    case 'choices':
      return told.choicesPerRequest();
    case 'drop':
      await told.drop();
      return null;
    case 'end':
      await told.end();
      process.exit();
  }
}

function heapBytes(): number {
  // Twice: what the first leaves to finalizers the second collects.
  for (let time = 0; time < 2; time++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
