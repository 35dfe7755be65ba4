import { ClientError, type TableAnalysis } from '@bottega/protocol';
import type { GameAnalysis } from '@bottega/table';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { analyseOnline, keptOnline } from '../src/table/online/online-analysis';

const found = { game: 'a game' } as GameAnalysis;
const part = { game: 'a game', isComplete: false } as GameAnalysis;
const told = (state: TableAnalysis['state'], share = 0): TableAnalysis => ({
  state,
  share,
  part: state === 'running' && share > 0 ? part : null,
  analysis: state === 'done' ? found : null,
  trouble: state === 'failed' ? 'why not' : null,
});

type Said = TableAnalysis | ClientError;

/** A server that says one thing after the other, and the last again and again. */
function server(...says: readonly Said[]) {
  const asked: string[] = [];
  const waited: number[] = [];
  const heard: (readonly [number, GameAnalysis | null])[] = [];
  const say = async (what: string) => {
    asked.push(what);
    const said = says[Math.min(asked.length, says.length) - 1];
    if (said instanceof Error) throw said;
    return said;
  };
  const client = { askForAnalysis: () => say('post'), analysisOf: () => say('get') };
  const time = {
    now: () => waited.reduce((sum, one) => sum + one, 0),
    wait: async (milliseconds: number) => void waited.push(milliseconds),
  };
  const run = () => analyseOnline(client, 'id', (one, share) => heard.push([share, one]), time);
  return { client, run, asked, waited, heard };
}

const away = new ClientError('offline', 'no answer');
const never = () => new Promise<never>(() => {});

afterEach(() => vi.useRealTimers());

describe('an analysis of a server', () => {
  test('that is there is not waited for', async () => {
    const { run, asked, waited } = server(told('done', 1));
    expect(await run().done).toBe(found);
    expect([asked, waited]).toEqual([['post'], []]);
  });

  test('is asked for once, then waited for ever longer, and told with what was found how far it is', async () => {
    const { run, asked, waited, heard } = server(
      told('queued'),
      told('running', 0.2),
      told('running', 0.7),
      told('done', 1),
    );
    expect(await run().done).toBe(found);
    expect(asked).toEqual(['post', 'get', 'get', 'get']);
    expect(heard).toEqual([
      [0, null],
      [0.2, part],
      [0.7, part],
    ]);
    expect(waited).toEqual([300, 450, 675]);
  });

  test('is asked for at most every four seconds', async () => {
    const { run, waited } = server(...Array.from({ length: 20 }, (_, at) => told('running', at / 20)), told('done', 1));
    await run().done;
    expect(waited.at(-1)).toBe(4_000);
  });

  test('goes on when the server was away for a while, and not for ever', async () => {
    const { run, asked } = server(told('queued'), away, away, told('running', 0.5), told('done', 1));
    expect(await run().done).toBe(found);
    expect(asked).toHaveLength(5);
    const gone = server(told('running', 0.5), away);
    await expect(gone.run().done).rejects.toBe(away);
    expect(gone.heard.every(([share]) => share === 0.5)).toBe(true);
  });

  test.each([told('queued'), told('running', 0.5)])(
    'that does not get on is given up after a while: %j',
    async (same) => {
      const { run, waited } = server(same);
      await expect(run().done).rejects.toMatchObject({ code: 'analysisWaits' });
      const seconds = waited.reduce((sum, one) => sum + one, 0) / 1_000;
      expect(seconds).toBeGreaterThan(15);
      expect(seconds).toBeLessThan(20);
    },
  );

  test('that waits for many others is waited for while it gets on', async () => {
    const slow = Array.from({ length: 40 }, (_, at) => told('running', Math.floor(at / 3) / 20));
    expect(await server(...slow, told('done', 1)).run().done).toBe(found);
  });

  test('of a server that never answers is given up', async () => {
    vi.useFakeTimers();
    const client = { askForAnalysis: never, analysisOf: never };
    const asking = [
      expect(keptOnline(client, 'id')).rejects.toMatchObject({ code: 'offline' }),
      expect(analyseOnline(client, 'id', () => {}, { now: Date.now, wait: never }).done).rejects.toMatchObject({
        code: 'offline',
      }),
    ];
    await vi.advanceTimersByTimeAsync(11_000);
    await Promise.all(asking);
  });

  test('that the server refuses is refused at once', async () => {
    for (const code of ['notPlayedOut', 'notOver', 'noTable', 'tooMany', 'offline']) {
      const { run, asked } = server(new ClientError(code, 'no'));
      await expect(run().done).rejects.toMatchObject({ code });
      expect(asked).toEqual(['post']);
    }
    const deleted = server(told('running'), new ClientError('noTable', 'no'));
    await expect(deleted.run().done).rejects.toMatchObject({ code: 'noTable' });
  });

  test('that failed says why', async () => {
    await expect(server(told('queued'), told('failed')).run().done).rejects.toMatchObject({
      code: 'analysisFailed',
      message: 'why not',
    });
  });

  test('that was dropped meanwhile is asked for anew', async () => {
    const { run, asked } = server(told('running', 0.4), told('none'), told('queued'), told('done', 1));
    expect(await run().done).toBe(found);
    expect(asked).toEqual(['post', 'get', 'post', 'get']);
  });

  test('that nobody wants any more is not asked for again, and nothing more is told of it', async () => {
    const { client, asked } = server(told('running', 0.2));
    const heard: number[] = [];
    let answer = (_: TableAnalysis) => {};
    const slow = { ...client, analysisOf: () => new Promise<TableAnalysis>((resolve) => (answer = resolve)) };
    const run = analyseOnline(slow, 'id', (_, share) => heard.push(share), { now: () => 0, wait: async () => {} });
    await vi.waitFor(() => expect(heard).toEqual([0.2]));
    run.end();
    answer(told('running', 0.4));
    await expect(run.done).rejects.toMatchObject({ code: 'closed' });
    expect(asked).toEqual(['post']);
    expect(heard).toEqual([0.2]);
  });

  test('is told without asking for it, if it is there', async () => {
    expect(await keptOnline(server(told('done', 1)).client, 'id')).toBe(found);
    const { client, asked } = server(told('none'));
    expect(await keptOnline(client, 'id')).toBeNull();
    expect(asked).toEqual(['get']);
  });
});
