import { BOTS, levelsWhere } from '@bottega/bots';
import { LANGUAGES, placesOf, pluralCategories, type Sayable, searchTerms } from '@bottega/kernel/text';
import { STANDARD_BOT } from '@bottega/table';
import { describe, expect, test, vi } from 'vitest';
import { createChoiceController } from '../src/choosing/choice-controller';
import { botName } from '../src/games/new-table';
import { href, parseRoute, type Route } from '../src/router';
import { isMatch, piecesOf } from '../src/rulebook/rulebook-search';
import { loadSettings, USUAL } from '../src/settings';
import { canSit, mistakesOf, playersOf, seatDrafts } from '../src/shell/setup/seats';
import type { TableSnapshot } from '../src/table/table';
import { loadPageText, loadTables, loadTextPart } from '../src/text';
import { botLevel, botSays } from '../src/ui/bot-level';

describe('addresses', () => {
  test.each<Route>([
    { page: 'home' },
    { page: 'setup', game: 'principato', people: 'several' },
    { page: 'table', id: 'a-b' },
    { page: 'me', from: null },
    { page: 'me', from: { page: 'room', id: 'a-b' } },
    { page: 'link', token: 'a_-b' },
    { page: 'replay', id: 'a-b', at: null, seat: null },
    { page: 'replay', id: 'a-b', at: 12, seat: 2 },
    { page: 'analysis', id: 'a-b', at: null },
    { page: 'analysis', id: 'a-b', at: 12 },
    { page: 'rules', game: 'principato', rule: 'P-5.7' },
    { page: 'example', game: 'principato', example: 'storage' },
    { page: 'learn', game: 'virtu', lesson: null },
    { page: 'learn', game: 'virtu', lesson: 'war' },
    { page: 'primer', game: 'virtu' },
  ])('%o leads back to itself', (route) => {
    expect(parseRoute(href(route))).toEqual(route);
  });

  test.each(['', '#', '#/nowhere', '#/table', '#/table/', '#/link/'])('%s leads home', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'home' });
  });
});

describe('picking', () => {
  const place = (number: number) => ({ type: 'take', place: number });
  const seen = {
    allowed: [{ type: 'end' }, place(3)],
    barred: [{ choice: place(1), rule: 'P-1.1', facts: {} }],
    plan: [place(3), place(4)],
    canUndo: true,
  } as unknown as TableSnapshot;
  const picking = (given: TableSnapshot) => {
    const told: unknown[] = [];
    const pick = createChoiceController(given, {
      play: (choices) => told.push(['play', ...choices]),
      explain: (bar, _at, isAsked) => told.push(['why', bar?.rule ?? null, isAsked]),
      undo: () => told.push(['undo']),
    });
    return { pick, told };
  };

  test('a choice is offered, barred, or not part of the question', () => {
    const { pick } = picking(seen);
    expect([pick.status({ type: 'end' }), pick.status(place(1)), pick.status(place(2))]).toEqual([
      'may',
      'bar',
      'none',
    ]);
  });

  test('what is offered is played, what is barred is explained', () => {
    const { pick, told } = picking(seen);
    pick.choose({ type: 'end' });
    pick.choose(place(1));
    pick.explain(place(1));
    expect(told).toEqual([
      ['play', { type: 'end' }],
      ['why', 'P-1.1', true],
      ['why', 'P-1.1', false],
    ]);
  });

  test('all that is suggested is played at once, also what is offered only later', () => {
    const { pick, told } = picking(seen);
    expect([1, 3, 4].map((number) => pick.isPlanned(place(number)))).toEqual([false, true, true]);
    pick.accept();
    pick.accept(place(3));
    expect(told).toEqual([
      ['play', place(3), place(4)],
      ['play', place(3)],
    ]);
  });

  test('a table can play what it has planned itself, and give reasons of its own', () => {
    const { pick, told } = picking(seen);
    pick.play([{ type: 'end' }, place(5)]);
    pick.refuse({ choice: place(3), rule: 'P-2.2', facts: {} });
    expect(told).toEqual([
      ['play', { type: 'end' }, place(5)],
      ['why', 'P-2.2', false],
    ]);
  });

  test('only what can be taken back is taken back', () => {
    const { pick, told } = picking(seen);
    const fixed = picking({ ...seen, canUndo: false });
    pick.takeBack();
    fixed.pick.takeBack();
    expect([told, fixed.told]).toEqual([[['undo']], []]);
  });
});

describe('the rulebook’s search', () => {
  const wordsOf = (query: string) => searchTerms(query, []);
  test('accents and capitals do not matter, all words must be found', () => {
    expect(isMatch('P-2.1', 'Das Fürstentum hat Zonen', wordsOf('furstentum ZONEN'))).toBe(true);
    expect(isMatch('P-2.1', 'Das Fürstentum', wordsOf('fürstentum kirche'))).toBe(false);
    expect(isMatch('P-2.1', 'x', wordsOf('p-2.1'))).toBe(true);
  });

  test('citations of known rules become links, and nothing of the text is lost', () => {
    const text = 'See P-2.13 and X-9, twice.';
    const pieces = piecesOf(text, wordsOf('twice'), (id) => id === 'P-2.13');
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter(({ cites }) => cites !== null).map((piece) => piece.text)).toEqual(['P-2.13']);
    expect(pieces.filter(({ isFound }) => isFound).map((piece) => piece.text)).toEqual(['twice']);
  });
});

describe('the seats of a new table', () => {
  const names = (people: 'one' | 'several') => playersOf(seatDrafts(3, people), 'Anna', (seat) => `Player ${seat + 1}`);
  test('one person against bots, or people everywhere', () => {
    expect(names('one').map(({ name, bot }) => [name, bot !== null])).toEqual([
      ['Anna', false],
      ['Bruno', true],
      ['Carla', true],
    ]);
    expect(names('several').map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Player 3']);
  });

  test('mistakes are found', () => {
    const mistakes = (...given: [string, string | null][]) => mistakesOf(given.map(([name, bot]) => ({ name, bot })));
    expect(mistakes(['', null], ['B', null])).toEqual(['needName', null]);
    expect(mistakes(['b', null], ['B', null])).toEqual([null, 'sameName']);
    expect(mistakes(['A', 'apprendista'], ['B', 'apprendista'])).toEqual(['needPerson', null]);
  });

  test('a bot that has learned sits only where something was learned', () => {
    const maestro = { bot: 'maestro', name: null };
    expect([true, false].map((isLearned) => canSit(maestro, levelsWhere(isLearned)))).toEqual([true, false]);
    expect(canSit({ bot: null, name: null }, levelsWhere(false))).toBe(true);
    expect(levelsWhere(false)).toContain(STANDARD_BOT);
  });
});

describe('what the bots are called', () => {
  test('never like the person at the screen', () => {
    expect([1, 2, 3].map((seat) => botName(seat, 'Anna'))).toEqual(['Bruno', 'Carla', 'Dario']);
    expect([1, 2, 3].map((seat) => botName(seat, 'bruno'))).toEqual(['Carla', 'Dario', 'Elena']);
  });

  test.each(LANGUAGES)('in %s every bot has a level and, where a game is set up, a sentence', async (language) => {
    await loadTextPart('setup');
    const text = await loadPageText(language);
    const levels = Object.keys(BOTS).map((bot) => botLevel(text, bot));
    expect(new Set(levels).size).toBe(levels.length);
    for (const bot of Object.keys(BOTS)) {
      expect(botLevel(text, bot)).not.toBe(bot);
      expect(botSays(text, bot)).toMatch(/\.$/);
    }
    expect([botLevel(text, 'nobody'), botSays(text, 'nobody')]).toEqual(['nobody', null]);
  });
});

describe('the page’s texts', () => {
  test.each(LANGUAGES)('%s says everything, with the same places and every plural form', async (language) => {
    const english = await loadTables('en');
    const { messages, counts } = await loadTables(language);
    const places = (sentences: Sayable['messages']) =>
      Object.entries(sentences).map(([key, sentence]) => [key, placesOf(sentence)]);
    expect(places(messages).sort()).toEqual(places(english.messages).sort());
    expect(Object.values(messages).filter((sentence) => sentence.trim() === '')).toEqual([]);
    expect(Object.keys(counts).sort()).toEqual(Object.keys(english.counts).sort());
    for (const forms of Object.values(counts)) expect(Object.keys(forms).sort()).toEqual(pluralCategories(language));
  });

  test('a key from elsewhere is looked for, and one that is not there is not said', async () => {
    const { find } = await loadPageText('cs');
    expect(find('error.choice', { number: 7 })).toBe('Rozhodnutí 7\u00a0pravidla nedovolují.');
    expect([find('error.nothing'), find('error.toString'), find('toString')]).toEqual([null, null, null]);
  });

  test('a part comes when it is wanted, for those who speak already and for whoever does later', async () => {
    const early = await loadPageText('it');
    expect(early.find('help.title')).toBe(null);
    await loadTextPart('help');
    const late = await loadPageText('de');
    expect([early.t('help.title'), late.t('help.title')]).toEqual(['Che cos’è?', 'Was ist das?']);
  });

  test('counted things have the plural of their language', async () => {
    await loadTextPart('rules');
    const { t } = await loadPageText('cs');
    expect([1, 2, 5].map((count) => t('rules.found', { count }))).toEqual([
      '1\u00a0pravidlo',
      '2\u00a0pravidla',
      '5\u00a0pravidel',
    ]);
  });
});

describe('names of players', () => {
  test('are typed as they will be shown', () => {
    const [first, second] = playersOf(
      [
        { bot: null, name: '  \u202eAnna\u0007  Maria ' },
        { bot: null, name: 'x'.repeat(200) },
      ],
      'you',
      String,
    );
    expect([first.name, second.name]).toEqual(['Anna Maria', 'x'.repeat(24)]);
  });
});

describe('settings', () => {
  test.each(['null', '7', '{"pace":"toString","theme":"__proto__","language":"xx","sound":"yes"}', '{'])(
    'that are damaged (%s) are the usual ones',
    (stored) => {
      vi.stubGlobal('localStorage', { getItem: () => stored });
      vi.stubGlobal('matchMedia', () => ({ matches: false }));
      vi.stubGlobal('navigator', { languages: ['en'] });
      expect(loadSettings()).toEqual(USUAL);
      vi.unstubAllGlobals();
    },
  );

  test('a name is kept as it will be shown; who was not asked before is asked about waste', () => {
    const loaded = (stored: object) => {
      vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored) });
      vi.stubGlobal('matchMedia', () => ({ matches: false }));
      vi.stubGlobal('navigator', { languages: ['en'] });
      const { name, askBeforeWaste } = loadSettings();
      vi.unstubAllGlobals();
      return { name, askBeforeWaste };
    };
    expect(loaded({})).toEqual({ name: '', askBeforeWaste: true });
    expect(loaded({ name: ' \u202eLivia ', askBeforeWaste: false })).toEqual({ name: 'Livia', askBeforeWaste: false });
    expect(loaded({ name: 7, askBeforeWaste: 'no' })).toEqual({ name: '', askBeforeWaste: true });
  });
});
