/** Where somebody is asked: what is heard, what is shown, and what is taken back. */
import type { Notice, TableSummary } from '@bottega/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageTitle } from '../src/page-title';
import { TurnWatch } from '../src/table/online/turn-watch';
import { loadPageText, loadTextPart } from '../src/text';
import { askedGames, showTurnSign, turnTitle } from '../src/turn-sign';

const ANNA = { id: 'anna', name: 'Anna', isGuest: true };

const table = (id: string, game: string, updated: number) => ({ id, game, updated, isMyTurn: true }) as TableSummary;
const notice = (id: string, kind: Notice['kind'], at: string): Notice => ({
  id,
  kind,
  table: at,
  game: 'virtu',
  time: 0,
  seat: 0,
  events: [],
  from: null,
});

/** A server that says what it is told to say. */
function world() {
  const told: unknown[] = [];
  const says = { me: ANNA as typeof ANNA | null, mine: [] as TableSummary[], notices: [] as Notice[], isDown: false };
  let looksAway: () => void = () => {};
  const sight = { isVisible: true };
  const answer = async <T>(value: T): Promise<T> => {
    if (says.isDown) throw new Error('no connection');
    return value;
  };
  const watch = new TurnWatch(
    {
      me: () => answer(says.me),
      listen: () => told.push('listen'),
      setVisible: async (isVisible) => void told.push(isVisible),
      listTables: () => answer({ tables: says.mine, next: null }),
      table: (id) => answer(table(id, 'virtu', 0)),
      notices: () => answer(says.notices),
      putNoticesAway: async (ids) => {
        told.push(ids);
        return null;
      },
    },
    {
      isVisible: () => sight.isVisible,
      onChange: (changed) => {
        looksAway = changed;
      },
    },
  );
  const turnSight = (isVisible: boolean) => {
    sight.isVisible = isVisible;
    looksAway();
  };
  return { watch, says, told, turnSight };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('where somebody is asked', () => {
  test('nobody is listened for as long as the server knows nobody', async () => {
    const { watch, says, told } = world();
    says.me = null;
    await watch.begin();
    expect([told, watch.seen().hasAnswered]).toEqual([[], true]);
    says.me = ANNA;
    await watch.begin();
    expect(told).toEqual([true, 'listen']);
  });

  test('who waits longest comes first, and the table that is looked at is not elsewhere', async () => {
    const { watch, says } = world();
    says.mine = [
      table('b', 'virtu', 20),
      table('a', 'principato', 30),
      { ...table('c', 'vulgari', 1), isMyTurn: false },
    ];
    watch.look({ id: 'a', game: 'principato', isAsked: true, isOver: false });
    await watch.begin();
    expect(watch.seen().elsewhere.map(({ id }) => id)).toEqual(['b']);
    expect(askedGames(watch.seen())).toEqual(['principato', 'virtu']);
    watch.look(null);
    expect(watch.seen().elsewhere.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('a notice of a turn, one’s own turn that is over and a minute that has passed are reasons to ask again', async () => {
    const { watch, says } = world();
    const elsewhere = () => watch.seen().elsewhere.map(({ id }) => id);
    await watch.begin();
    says.mine = [table('a', 'virtu', 1)];
    await watch.hear(notice('n', 'turn', 'a'));
    expect(elsewhere()).toEqual(['a']);
    says.mine = [table('a', 'virtu', 1), table('b', 'vulgari', 2)];
    watch.look({ id: 'c', game: 'principato', isAsked: false, isOver: false });
    await settled();
    expect(elsewhere()).toEqual(['a', 'b']);
    says.mine = []; // answered on another device
    await vi.advanceTimersByTimeAsync(60_000);
    expect(elsewhere()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('what cannot be asked stays as it was; who is signed out is told nothing more', async () => {
    const { watch, says } = world();
    says.mine = [table('a', 'virtu', 1)];
    await watch.begin();
    says.isDown = true;
    await watch.connected();
    expect(watch.seen()).toMatchObject({ me: ANNA, elsewhere: [{ id: 'a' }] });
    says.isDown = false;
    says.me = null;
    await watch.connected();
    expect(watch.seen()).toMatchObject({ me: null, hasAnswered: true, elsewhere: [] });
  });

  test('the server hears whether somebody can see the page', async () => {
    const { watch, told, turnSight } = world();
    await watch.begin();
    turnSight(false);
    turnSight(true);
    expect(told).toEqual([true, 'listen', false, true]);
  });

  test('what else happened is told until it is put away or its table is gone to', async () => {
    const { watch, says, told } = world();
    says.notices = [notice('over', 'over', 'a'), notice('turn', 'turn', 'b')];
    await watch.begin();
    await watch.hear(notice('invited', 'invitation', 'c'));
    const ids = () => watch.seen().news.map((one) => one.notice.id);
    expect(ids()).toEqual(['invited', 'over']);
    watch.putAway(watch.seen().news[0].notice);
    says.notices = [];
    watch.look({ id: 'a', game: 'virtu', isAsked: false, isOver: true });
    expect(ids()).toEqual([]);
    expect(told.slice(2)).toEqual([['invited'], ['over']]);
  });
});

describe('the sign', () => {
  test.each([
    [[], null],
    [['Virtù'], '● Your turn – Virtù'],
    [['Virtù', 'Virtù', 'Principato'], '● Your turn at 3\u00a0tables'],
  ])('of %o is %o', async (games, title) => {
    await loadTextPart('notices');
    expect(turnTitle(games, await loadPageText('en'))).toBe(title);
  });

  test('is in title, icon and badge, and is taken back', async () => {
    const badge: (number | null)[] = [];
    const icon = { href: 'https://games.example/icon.svg' };
    const page = { title: 'Virtù · Bottega', querySelector: () => icon };
    vi.stubGlobal('document', page);
    vi.stubGlobal('navigator', {
      setAppBadge: async (count: number) => void badge.push(count),
      clearAppBadge: async () => void badge.push(null),
    });
    pageTitle.setPage('Virtù · Bottega');
    showTurnSign('● Your turn – Virtù', 1);
    pageTitle.setPage('Rules · Bottega'); // another page, and still asked
    expect([page.title, icon.href]).toEqual(['● Your turn – Virtù', 'https://games.example/icon-turn.svg']);
    showTurnSign(null, 0);
    expect([page.title, icon.href, badge]).toEqual(['Rules · Bottega', 'https://games.example/icon.svg', [1, null]]);
  });
});
