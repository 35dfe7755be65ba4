/** Where the analysis of a server's game comes from: the server, or this browser where the server does not. */
import { ClientError } from '@bottega/protocol';
import { ANALYSIS_FORMAT, type GameAnalysis } from '@bottega/table';
import { describe, expect, test, vi } from 'vitest';
import type { AnalysisRun, AnalysisSource, HearRun } from '../src/analysis/analysis-source';
import { type AnalysingServer, sourceAtServer } from '../src/analysis/server-source';
import type { HearPart } from '../src/table/online/online-analysis';

const analysis = (change: Partial<GameAnalysis> = {}): GameAnalysis => ({
  format: ANALYSIS_FORMAT,
  game: 'toy',
  rules: 3,
  seats: 2,
  positions: 1000,
  end: 'abc',
  length: 10,
  first: 0,
  isComplete: true,
  course: [],
  decisions: [],
  moments: { known: [], open: [] },
  influences: null,
  ...change,
});
const part = analysis({ isComplete: false });
const ofHere = analysis({ positions: 77 });
const game = { game: 'toy', data: null, record: { digests: ['abc'] } };

/** A server that has something, or works something out, and a browser that can do so, too. */
function world({ kept = null, work }: { kept?: unknown; work?: (hear: HearPart) => Promise<GameAnalysis> } = {}) {
  const done: string[] = [];
  let refuse = (_: Error) => {};
  const server: AnalysingServer = {
    keptAnalysis: async () => {
      done.push('asked');
      if (kept instanceof Error) throw kept;
      return kept as GameAnalysis | null;
    },
    analyse(_, hear) {
      done.push('server');
      const ended = new Promise<never>((_, reject) => (refuse = reject));
      const working = work === undefined ? new Promise<never>(() => {}) : work(hear);
      return { done: Promise.race([ended, working]), end: () => refuse(new ClientError('closed', 'not wanted')) };
    },
  };
  const here: AnalysisSource = {
    kept: async () => null,
    run(positions): AnalysisRun {
      done.push(`here ${positions}`);
      return {
        done: Promise.resolve(ofHere),
        stop: () => done.push('stop here'),
        leave: () => done.push('leave here'),
      };
    },
    keep: async () => void done.push('keep'),
    underWay: () => undefined,
  };
  const heard: unknown[] = [];
  const hear: HearRun = { found: (found, share) => heard.push([found, share]), here: (why) => heard.push(why) };
  return { source: sourceAtServer(async () => server, 'id', game, 3, here), done, hear, heard };
}

describe('the analysis of a server’s game', () => {
  test('is what the server has of it; what does not belong to it is not taken', async () => {
    expect(await world({ kept: analysis() }).source.kept()).toEqual(analysis());
    for (const kept of [
      null,
      analysis({ end: 'of another' }),
      analysis({ rules: 2 }),
      new ClientError('offline', ''),
    ]) {
      const { source, done } = world({ kept });
      expect(await source.kept()).toBeNull();
      expect(done).toEqual(['asked']);
    }
  });

  test('is worked out by the server, with what it has found so far; this browser does nothing', async () => {
    const work = async (hear: HearPart) => {
      hear(null, 0);
      hear(part, 0.4);
      hear(null, 0.5);
      return analysis();
    };
    const { source, done, hear, heard } = world({ work });
    expect(await source.run(null, hear).done).toEqual(analysis());
    expect(done).toEqual(['server']);
    expect(heard).toEqual([
      [null, 0],
      [part, 0.4],
      [part, 0.5],
    ]);
  });

  test.each([
    ['notAllowed', 'off'],
    ['tooMany', 'limit'],
    ['analysisWaits', 'busy'],
    ['offline', 'away'],
    ['restarting', 'away'],
    ['analysisFailed', 'failed'],
    ['storageFailed', 'failed'],
    ['noTable', 'failed'],
  ])('is worked out in this browser where the server says %s', async (code, why) => {
    const work = () => Promise.reject(new ClientError(code, ''));
    const { source, done, hear, heard } = world({ work });
    expect(await source.run(null, hear).done).toBe(ofHere);
    expect(done).toEqual(['server', 'here null']);
    expect(heard).toEqual([why]);
  });

  test('is worked out in this browser where the server is of another version, or its part of the page does not come', async () => {
    const other = world({ work: async () => analysis({ rules: 4 }) });
    expect(await other.source.run(null, other.hear).done).toBe(ofHere);
    expect(other.heard).toEqual(['failed']);
    const { hear, heard, done } = world();
    const here: AnalysisSource = {
      ...other.source,
      run: () => ({ done: Promise.resolve(ofHere), stop() {}, leave() {} }),
    };
    const missing = sourceAtServer(() => Promise.reject(new Error('no such file')), 'id', game, 3, here);
    expect(await missing.kept()).toBeNull();
    expect(await missing.run(null, hear).done).toBe(ofHere);
    expect([heard, done]).toEqual([['failed'], []]);
  });

  test('is looked at deeper in this browser only', async () => {
    const { source, done, hear } = world();
    expect(await source.run(4_000, hear).done).toBe(ofHere);
    expect(done).toEqual(['here 4000']);
  });

  test('is what was found so far if it is stopped, or nothing; nobody works it out then', async () => {
    const { source, done, hear } = world({ work: (tell) => new Promise(() => tell(part, 0.4)) });
    const run = source.run(null, hear);
    await vi.waitFor(() => expect(done).toEqual(['server']));
    run.stop();
    expect(await run.done).toBe(part);
    const early = world();
    const other = early.source.run(null, early.hear);
    await vi.waitFor(() => expect(early.done).toEqual(['server']));
    other.stop();
    expect(await other.done).toBeNull();
    const earliest = world();
    const third = earliest.source.run(null, earliest.hear);
    third.stop();
    expect(await third.done).toBeNull();
    expect([done, early.done, earliest.done]).toEqual([['server'], ['server'], []]);
  });

  test('that this browser works out is stopped and left there', async () => {
    const { source, done, hear } = world({ work: () => Promise.reject(new ClientError('offline', '')) });
    const run = source.run(null, hear);
    await run.done;
    run.stop();
    run.leave();
    expect(done).toEqual(['server', 'here null', 'stop here', 'leave here']);
  });
});
