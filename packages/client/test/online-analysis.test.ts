import { ClientError, type TableAnalysis } from '@bottega/protocol';
import type { GameAnalysis } from '@bottega/table';
import { describe, expect, test } from 'vitest';
import { analyseOnline, keptOnline } from '../src/table/online/online-analysis';

const found = { game: 'a game' } as GameAnalysis;
const told = (state: TableAnalysis['state'], share = 0): TableAnalysis => ({
  state,
  share,
  part: null,
  analysis: state === 'done' ? found : null,
  trouble: state === 'failed' ? 'why not' : null,
});

type Said = TableAnalysis | ClientError;

/** A server that says one thing after the other, and the last again and again. */
function server(...says: readonly Said[]) {
  const asked: string[] = [];
  const waited: number[] = [];
  const shares: number[] = [];
  const say = async (what: string) => {
    asked.push(what);
    const said = says[Math.min(asked.length, says.length) - 1];
    if (said instanceof Error) throw said;
    return said;
  };
  const client = { askForAnalysis: () => say('post'), analysisOf: () => say('get') };
  const wait = async (milliseconds: number) => void waited.push(milliseconds);
  const run = () => analyseOnline(client, 'id', (share) => shares.push(share), wait);
  return { client, run, asked, waited, shares };
}

const away = new ClientError('offline', 'no answer');

describe('an analysis of a server', () => {
  test('that is there is not waited for', async () => {
    const { run, asked, waited } = server(told('done', 1));
    expect(await run().done).toBe(found);
    expect([asked, waited]).toEqual([['post'], []]);
  });

  test('is asked for once, then waited for ever longer, and told how far it is', async () => {
    const { run, asked, waited, shares } = server(
      told('queued'),
      told('running', 0.2),
      told('running', 0.7),
      told('done', 1),
    );
    expect(await run().done).toBe(found);
    expect(asked).toEqual(['post', 'get', 'get', 'get']);
    expect(shares).toEqual([0, 0.2, 0.7]);
    expect(waited).toEqual([300, 450, 675]);
  });

  test('is asked for at most every four seconds', async () => {
    const { run, waited } = server(...Array.from({ length: 20 }, () => told('running', 0.5)), told('done', 1));
    await run().done;
    expect(waited.at(-1)).toBe(4_000);
  });

  test('goes on when the server was away for a while, and not for ever', async () => {
    const { run, asked } = server(told('queued'), away, away, told('running', 0.5), told('done', 1));
    expect(await run().done).toBe(found);
    expect(asked).toHaveLength(5);
    await expect(server(told('queued'), away).run().done).rejects.toBe(away);
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

  test('that nobody wants any more is not asked for again', async () => {
    const { client, asked } = server(told('running'));
    const run = analyseOnline(
      client,
      'id',
      () => {},
      () => new Promise(() => {}),
    );
    await Promise.resolve();
    run.end();
    await expect(run.done).rejects.toMatchObject({ code: 'closed' });
    expect(asked).toEqual(['post']);
  });

  test('is told without asking for it, if it is there', async () => {
    expect(await keptOnline(server(told('done', 1)).client, 'id')).toBe(found);
    const { client, asked } = server(told('none'));
    expect(await keptOnline(client, 'id')).toBeNull();
    expect(asked).toEqual(['get']);
  });
});
