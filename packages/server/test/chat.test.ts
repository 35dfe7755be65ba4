/** What people at a table say to each other. */
import type { ChatLine, TableSummary } from '@bottega/protocol';
import { describe, expect, test } from 'vitest';
import { cleanLine } from '../src/chat/clean-line.js';
import { type Guest, partOf, sleep } from './server.js';
import { cleanUp, guestForTest, serverForTest, stop, tableOf } from './tables.js';

cleanUp();

const texts = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text);

describe('a line', () => {
  test('is heard by everybody who sits there, in the order in which lines were said', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno', 'Carla']);
    await guests[0].client.say(id, 'a1', 'Buongiorno');
    await guests[1].client.say(id, 'b1', 'Ciao, Anna');
    for (const one of seen) {
      await one.untilState((_, lines) => lines.length === 2);
      expect(one.lines).toMatchObject([
        { seq: 1, name: 'Anna', seat: 0, text: 'Buongiorno' },
        { seq: 2, name: 'Bruno', seat: 1, text: 'Ciao, Anna' },
      ]);
    }
  });

  test('is said once however often it is sent, and of many at once none is lost', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    const many = guests.flatMap(({ client }, who) =>
      Array.from({ length: 8 }, (_, at) => client.say(id, `${who}-${at % 6}`, `line ${at % 6} of ${who}`)),
    );
    await Promise.all(many);
    await seen[0].untilState((_, lines) => lines.length === 12);
    expect(seen[0].lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(new Set(texts(seen[0].lines)).size).toBe(12);
  });

  test('is not for spectators: they hear nothing and say nothing', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    const dario = await guestForTest(origin, 'Dario');
    const eyes = await dario.watch(id);
    await expect(dario.client.say(id, 'd1', 'Ciao')).rejects.toMatchObject({ code: 'notAllowed' });
    await guests[0].client.say(id, 'a1', 'between us');
    await seen[1].untilState((_, lines) => lines.length === 1);
    await dario.client.course(id); // whatever was sent before has come by now
    expect([eyes.lines, eyes.table?.chat]).toEqual([[], []]);
    expect((await dario.watch(id)).table?.chat).toEqual([]);
  });

  test('there are so many in a minute, and so long ones', async () => {
    const { origin } = await serverForTest();
    const { id, guests } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    const [{ client: anna }, { client: bruno }] = guests;
    for (let at = 0; at < 20; at++) await anna.say(id, `a${at}`, 'again');
    await expect(anna.say(id, 'more', 'again')).rejects.toMatchObject({ code: 'tooMany' });
    await bruno.say(id, 'b1', 'enough');
    await expect(bruno.say(id, 'b2', 'x'.repeat(501))).rejects.toMatchObject({ code: 'wrongInput' });
    await expect(bruno.say(id, 'b3', '\u200b \u202e')).rejects.toMatchObject({ code: 'wrongInput' });
  });

  test.each([
    ['control\u0000 characters\u0007 and\nline\r\nbreaks', 'control characters and line breaks'],
    ['\u202eright to left\u202c', 'right to left'],
    ['  many    spaces  ', 'many spaces'],
    ['<b>not markup</b> & such', '<b>not markup</b> & such'],
    ['👩‍🎨 is one sign', '👩‍🎨 is one sign'],
    ['\ud800half', 'half'],
    ['\u200d\u200c', ''],
  ])('%j is shown as %j', (said, shown) => {
    expect(cleanLine(said)).toBe(shown);
  });
});

describe('whoever comes', () => {
  test('hears the last lines, also after the server was started again, and how many are new', async () => {
    const first = await serverForTest();
    const { id, guests } = await tableOf(first.origin, 'principato', ['Anna', 'Bruno']);
    const rows = Array.from({ length: 230 }, (_, at) => ({
      table_id: id,
      seq: at + 1,
      person: 'somebody',
      name: 'Somebody',
      seat: 1,
      text: `line ${at + 1}`,
      time: at,
      request: `r${at}`,
    }));
    await first.services.db.insertInto('chat').values(rows).execute();
    await guests[0].client.say(id, 'mine', 'my own');
    await guests[0].client.markRead(id, 225);
    for (const { client } of guests) client.close();
    const { port } = new URL(first.origin);
    await stop(first);
    const second = await serverForTest({ database: first.database }, Number(port));
    const again = await guestForTest(second.origin, 'Nobody');
    again.cookie = guests[0].cookie;
    const { table } = await again.watch(id);
    expect(table?.chat).toHaveLength(200);
    expect([table?.chat[0].text, table?.chat.at(-1)?.text]).toEqual(['line 32', 'my own']);
    expect((await again.client.table(id)).unread).toBe(5); // one's own is no news
  });

  test('has read what was marked, and that does not go back', async () => {
    const { origin } = await serverForTest();
    const { id, guests } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    const [{ client: anna }, { client: bruno }] = guests;
    for (const at of [1, 2, 3]) await bruno.say(id, `b${at}`, `line ${at}`);
    const unread = async () => (await anna.table(id)).unread;
    expect(await unread()).toBe(3);
    await anna.markRead(id, 2);
    expect(await unread()).toBe(1);
    await anna.markRead(id, 1);
    expect(await unread()).toBe(1);
    await anna.markRead(id, 1_000); // there is no such line yet
    expect(await unread()).toBe(0);
    await bruno.say(id, 'b4', 'line 4');
    expect([await unread(), (await bruno.table(id)).unread]).toEqual([1, 0]);
  });
});

describe('a muted', () => {
  test('player is not heard by who has muted them, on any of their screens, until they are wanted again', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno', 'Carla']);
    const [anna, bruno, carla] = guests;
    const other = await guestForTest(origin, 'Anna');
    other.cookie = anna.cookie;
    const otherScreen = await other.watch(id);
    expect(await anna.client.mute(id, 1, true)).toEqual({ isTableMuted: false, seats: [1] });
    await bruno.client.say(id, 'b1', 'not for Anna');
    await carla.client.say(id, 'c1', 'for all');
    for (const screen of [seen[0], otherScreen]) {
      await screen.untilState((_, lines) => lines.some(({ text }) => text === 'for all'));
      expect(texts(screen.lines)).toEqual(['for all']);
    }
    await seen[2].untilState((_, lines) => lines.length === 2);
    expect((await anna.client.table(id)).unread).toBe(1);
    expect(texts((await other.watch(id)).table?.chat ?? [])).toEqual(['for all']);
    expect(await anna.client.mute(id, 1, false)).toEqual({ isTableMuted: false, seats: [] });
    expect(texts((await other.watch(id)).table?.chat ?? [])).toEqual(['not for Anna', 'for all']);
  });

  test('table is silent but for oneself', async () => {
    const { origin } = await serverForTest();
    const { id, guests, seen } = await tableOf(origin, 'principato', ['Anna', 'Bruno']);
    await guests[0].client.mute(id, null, true);
    await guests[1].client.say(id, 'b1', 'hello?');
    await guests[0].client.say(id, 'a1', 'busy');
    await seen[0].untilState((_, lines) => lines.length > 0);
    expect(texts(seen[0].lines)).toEqual(['busy']);
    const { table } = await guests[0].watch(id);
    expect([table?.muted, table?.unread]).toEqual([{ isTableMuted: true, seats: [] }, 0]);
  });
});

describe('before the game', () => {
  /** Anna and Bruno sit at a table that waits for a third; Carla knows its address. */
  async function waitingTable() {
    const { origin } = await serverForTest();
    const [anna, bruno, carla] = await Promise.all(
      ['Anna', 'Bruno', 'Carla'].map((name) => guestForTest(origin, name)),
    );
    const { id } = await anna.client.createTable({ game: 'virtu', seats: 3, part: partOf('Anna') });
    await bruno.client.join(id, partOf('Bruno'));
    return { id, anna, bruno, carla };
  }

  /** What somebody hears who follows a table. */
  async function following({ client }: Guest, id: string) {
    const heard: ChatLine[] = [];
    const told: TableSummary[] = [];
    await client.follow(
      id,
      (summary) => told.push(summary),
      (line) => heard.push(line),
    );
    const until = async (count: number) => {
      while (heard.length < count) await sleep(5);
      return texts(heard);
    };
    return { heard, told, until };
  }

  test('those who sit at the table talk, and find it all again in the game', async () => {
    const { id, anna, bruno, carla } = await waitingTable();
    const [annas, brunos] = [await following(anna, id), await following(bruno, id)];
    await anna.client.say(id, 'a1', 'Salve');
    await bruno.client.say(id, 'b1', 'Who comes, too?');
    expect(await annas.until(2)).toEqual(['Salve', 'Who comes, too?']);
    expect(await brunos.until(2)).toEqual(['Salve', 'Who comes, too?']);
    expect(annas.heard[0]).toMatchObject({ seq: 1, name: 'Anna', seat: null });
    expect((await bruno.client.table(id)).unread).toBe(1);
    await bruno.client.markRead(id, 2);
    expect((await bruno.client.table(id)).unread).toBe(0);
    // Whoever comes later reads it, too.
    await carla.client.join(id, partOf('Carla'));
    const talk = await carla.client.talk(id);
    expect([texts(talk.chat), talk.unread]).toEqual([['Salve', 'Who comes, too?'], 2]);
    await anna.client.start(id);
    const seen = await carla.watch(id);
    expect(texts(seen.table?.chat ?? [])).toEqual(['Salve', 'Who comes, too?']);
    await carla.client.say(id, 'c1', 'Here I am');
    expect((await seen.untilState((_, lines) => lines.length === 1)) && seen.lines[0]).toMatchObject({
      seq: 3,
      seat: 2,
    });
  });

  test('nobody else says or hears anything', async () => {
    const { id, anna, carla } = await waitingTable();
    const annas = await following(anna, id);
    await expect(carla.client.say(id, 'c1', 'Hello?')).rejects.toMatchObject({ code: 'notWatching' });
    const carlas = await following(carla, id);
    for (const tried of [
      carla.client.say(id, 'c2', 'Hello?'),
      carla.client.markRead(id, 1),
      carla.client.mute(id, null, true),
    ]) {
      await expect(tried).rejects.toMatchObject({ code: 'notAllowed' });
    }
    await expect(carla.client.talk(id)).rejects.toMatchObject({ status: 403 });
    await anna.client.say(id, 'a1', 'between us');
    await annas.until(1);
    await anna.client.changeSettings(id, { isOpen: true });
    while (!carlas.told.some(({ isOpen }) => isOpen)) await sleep(5);
    expect([carlas.heard, carlas.told.every(({ unread }) => unread === 0)]).toEqual([[], true]);
    // Nor does somebody who has stood up again.
    await carla.client.join(id, partOf('Carla'));
    await anna.client.say(id, 'a2', 'welcome');
    expect(await carlas.until(1)).toEqual(['welcome']);
    await carla.client.leaveTable(id);
    await anna.client.say(id, 'a3', 'gone');
    await annas.until(3);
    await expect(carla.client.say(id, 'c3', 'Hello?')).rejects.toMatchObject({ code: 'notAllowed' });
    expect(texts(carlas.heard)).toEqual(['welcome']);
  });

  test('the whole table can be muted, and nobody of it alone', async () => {
    const { id, anna, bruno } = await waitingTable();
    const annas = await following(anna, id);
    await following(bruno, id);
    await expect(anna.client.mute(id, 1, true)).rejects.toMatchObject({ code: 'wrongInput' });
    expect(await anna.client.mute(id, null, true)).toEqual({ isTableMuted: true, seats: [] });
    await bruno.client.say(id, 'b1', 'not for Anna');
    await anna.client.say(id, 'a1', 'my own');
    expect(await annas.until(1)).toEqual(['my own']);
    expect(texts((await anna.client.talk(id)).chat)).toEqual(['my own']);
    await anna.client.mute(id, null, false);
    expect(texts((await anna.client.talk(id)).chat)).toEqual(['not for Anna', 'my own']);
  });
});
