/** A history tells all there is: whoever folds it, takes it in act by act, or lived through it, is at the same table. */
import { GAMES } from '@bottega/games';
import { Match, pickRandom, type Seat, seeded } from '@bottega/kernel';
import { describe, expect, test } from 'vitest';
import { choicesOf, StandingChoices } from '../src/history.js';
import { TableSession } from '../src/session.js';
import { type Looking, person, tableOf } from './table.js';

const ACTS = 150;

describe.each(GAMES.map(({ id, load }) => [id, load] as const))(
  '%s, with whatever can happen at a table',
  (_id, load) => {
    test('is the same lived through, taken in and folded', async () => {
      const playable = await load();
      const people = ['Anna', 'Bruno', 'Carla'].map(person);
      const live = tableOf(people, { playable, seed: 'folding' });
      const { table, match, disk } = live;
      const eyes = await Promise.all(people.map((_, seat) => live.look(seat)));
      const other = tableOf(people, { playable, seed: 'folding' });
      const random = seeded('folding');
      const below = (most: number) => random[0] % most;
      let rewinds = 0;
      let undone = 0;

      for (let act = 0; act < ACTS && !match.over; act++) {
        const done = disk.acts.length;
        await something(act);
        if (disk.acts.length === done) continue;
        await other.table.receive(disk.acts.slice(done));
        expectSame(act);
      }
      expect([rewinds > 3, undone > 3]).toEqual([true, true]);

      async function something(act: number): Promise<void> {
        const seat: Seat = pickRandom(random, match.asked());
        const kind = below(40);
        if (kind < 8 && eyes[seat].seen().canUndo) return undo(eyes[seat], seat);
        if (kind === 9) return table.agree({ type: 'pause', seat, id: `pause ${act}` });
        if (kind === 10) return table.seatBot(seat, 'random', () => false); // not wanted any more
        if (kind === 11 && match.record.choices.length > 0) {
          rewinds++;
          return table.agree({ type: 'rewind', seat, id: `back ${act}`, to: below(match.record.choices.length) });
        }
        if (table.standing === 'paused') return table.agree({ type: 'resume', seat, id: `on ${act}` });
        await eyes[seat].choose(pickRandom(random, eyes[seat].seen().allowed));
      }

      /** Takes back exactly what the history says was chosen at once, as far as that may be. */
      async function undo(one: Looking, seat: Seat): Promise<void> {
        const before = [...match.record.choices];
        const standing = new StandingChoices();
        for (const act of disk.acts) standing.take(act);
        const most = standing.lastOf(seat);
        const answer = await one.undo();
        if (!answer.ok) return;
        undone++;
        const gone = before.length - match.record.choices.length;
        expect(gone).toBeGreaterThan(0);
        expect(gone).toBeLessThanOrEqual(most);
        const others = (choices: typeof before) => choices.filter(([by]) => by !== seat);
        expect(others(match.record.choices)).toEqual(others(before));
      }

      function expectSame(act: number): void {
        const { record } = match;
        expect(choicesOf(disk.acts), `after act ${act}`).toEqual(record.choices);
        expect(other.match.record).toEqual(record);
        expect([other.table.standing, other.table.info()]).toEqual([table.standing, table.info()]);
        const folded = Match.resume(playable.game, { ...record, choices: choicesOf(disk.acts) });
        const seated = { id: 'table', match: folded, players: people, seating: 'asSat', history: disk.acts } as const;
        const again = new TableSession(playable, seated, {
          keep: async () => {},
          report: () => {},
          now: () => 0,
          wait: async () => {},
          breathe: async () => {},
        });
        expect(again.standing).toBe(table.standing);
        for (const seat of people.keys()) {
          const bars = [match, other.match, folded].map((one) => one.undoBar(seat));
          expect(new Set(bars).size, `what seat ${seat} can take back after act ${act}`).toBe(1);
        }
      }
    });
  },
);
