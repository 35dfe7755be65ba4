/** It is your turn: how somebody hears of it at another page, in another tab, and without the page. */
import { describe, expect, inject, test } from 'vitest';
import { isAsked, type Person, somebody, somebodyAt, startTable, takeTurn } from './at-server.js';
import { axeInBothThemes, newVisitor, type Page, PHONE, type Visit } from './browser.js';
import { STILL } from './hand.js';
import { expectSoundIn } from './sound.js';

interface Table {
  readonly page: Page;
  readonly anna: Person;
  readonly bruno: Person;
}

/** Anna has a browser; Bruno plays from elsewhere. */
async function both(visitor: Omit<Visit, 'path'> = {}): Promise<Table> {
  const page = await newVisitor({ settings: STILL, ...visitor });
  return { page, anna: await somebodyAt(page, 'Anna'), bruno: await somebody('Bruno') };
}

/** A table where Anna is asked, or Bruno. */
async function tableThatAsks(asked: 'anna' | 'bruno', game: string, { anna, bruno }: Table): Promise<string> {
  const id = await startTable(game, [anna, bruno]);
  const [one, other] = asked === 'anna' ? [anna, bruno] : [bruno, anna];
  if (!(await isAsked(one, id))) await takeTurn(other, id);
  expect(await isAsked(one, id)).toBe(true);
  return id;
}

const go = (page: Page, hash: string) => page.goto(inject('address') + hash);
const title = (page: Page, wanted: string) =>
  page.waitForFunction((name) => document.title.replaceAll('\u00a0', ' ') === name, wanted);
const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');

describe('whoever is asked', () => {
  test('is told in title, icon and page, goes on to the next table, and all is taken back', async () => {
    const table = await both();
    const { page, anna, bruno } = table;
    const first = await tableThatAsks('anna', 'principato', table);
    await go(page, '#/rules/virtu');
    const line = page.locator('.turn-line');
    await line.getByRole('link', { name: 'It’s your turn at Principato with Bruno.' }).click();
    await page.locator('.frame[data-mine="true"]').waitFor();
    await title(page, '● Your turn – Principato');
    expect(await icon(page)).toContain('icon-turn.svg');
    expect(await line.count()).toBe(0);

    const second = await tableThatAsks('anna', 'vulgari', table);
    await line.getByText('It’s your turn at De Vulgari Eloquentia with Bruno.').waitFor();
    await title(page, '● Your turn at 2 tables');
    expect(await axeInBothThemes(page)).toEqual([]);
    await expectSoundIn(page, 'a line about another table');

    await takeTurn(anna, first);
    const next = page.getByRole('link', { name: 'Next table: De Vulgari Eloquentia with Bruno' });
    await next.waitFor();
    expect([await line.count(), page.url().endsWith(first)]).toEqual([0, true]);
    expect(await axeInBothThemes(page, '.frame-prompt')).toEqual([]);
    await expectSoundIn(page, 'the next table');
    await next.click();
    await page.locator('.frame[data-mine="true"]').waitFor();
    expect(page.url().endsWith(second)).toBe(true);
    await title(page, '● Your turn – De Vulgari Eloquentia');
    await takeTurn(anna, second);
    await title(page, 'De Vulgari Eloquentia · Bottega');
    expect(await icon(page)).toMatch(/icon\.svg$/);
    await takeTurn(bruno, first);
    await title(page, '● Your turn – Principato');
  });

  test('and cannot see the page hears it, by title and sound, and the server knows', async () => {
    const table = await both({ settings: { ...STILL, sound: true }, script: hideAndHear, ...PHONE });
    const { page, anna, bruno } = table;
    const id = await tableThatAsks('bruno', 'principato', table);
    await go(page, `#/table/${id}`);
    await page.locator('.frame[data-mine="false"]').waitFor();
    await page.waitForFunction(() => window.heard.has('listening'));
    await page.evaluate(() => window.hide(true));
    await page.waitForFunction(() => window.heard.has('hidden'));
    const knocks = await page.evaluate(() => window.knocks);
    await takeTurn(bruno, id);
    await title(page, '● Your turn – Principato');
    await page.waitForFunction((before) => window.knocks > before, knocks);
    const turns = async () =>
      (await anna.call<Told[]>('GET', '/api/me/notices')).map(({ kind, table: at }) => [kind, at]);
    expect(await turns()).toEqual([['turn', id]]);
    await page.evaluate(() => window.hide(false));
    await expect.poll(turns).toEqual([]);
  });

  test('hears of an invitation and goes to where one sits down', async () => {
    const table = await both();
    const { page, anna, bruno } = table;
    const old = await tableThatAsks('bruno', 'principato', table);
    await go(page, '#/');
    const part = '0'.repeat(32);
    const { id } = await bruno.call<{ id: string }>('POST', '/api/tables', { game: 'virtu', seats: 3, part });
    await bruno.call('POST', `/api/tables/${id}/invite`, { playersOf: old });
    await page.getByRole('link', { name: 'Bruno invites you to play Virtù.' }).click();
    await page.getByRole('button', { name: 'Sit down' }).waitFor();
    expect(page.url().endsWith(`#/room/${id}`)).toBe(true);
    await page.locator('.turn-line').waitFor({ state: 'detached' });
    await expect.poll(() => anna.call('GET', '/api/me/notices')).toEqual([]);
  });
});

interface Told {
  readonly kind: string;
  readonly table: string;
}

declare global {
  interface Window {
    hide(isHidden: boolean): void;
    /** What the server has answered to. */
    heard: Set<string>;
    knocks: number;
  }
}

/** Lets a test put the page into the background, and listens for sounds and for what the server has taken note of. */
function hideAndHear(): void {
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  Object.defineProperty(document, 'visibilityState', { get: () => (isHidden ? 'hidden' : 'visible') });
  window.hide = (wanted) => {
    isHidden = wanted;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  window.knocks = 0;
  const knock = BaseAudioContext.prototype.createOscillator;
  BaseAudioContext.prototype.createOscillator = function () {
    window.knocks++;
    return knock.call(this);
  };
  window.heard = new Set();
  const asked = new Map<number, string>();
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const { type, ref, isVisible } = JSON.parse(String(text));
    if (type === 'visible' && !isVisible) asked.set(ref, 'hidden');
    if (type === 'watch') asked.set(ref, 'listening');
    send.call(this, text);
    if (asked.size !== 1) return;
    this.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(data);
      if (answer.type === 'answer' && asked.has(answer.ref)) window.heard.add(asked.get(answer.ref) ?? '');
    });
  };
}

describe('pushes', () => {
  const SILENT = /Push API in incognito mode/;

  test('are asked about once, after one’s own turn; what the browser refuses is explained, and settings turn them on and off', async () => {
    const table = await both({
      settings: { ...STILL, language: 'de' },
      serviceWorkers: 'allow',
      script: permitPushes,
      tolerates: SILENT,
    });
    const { page, anna, bruno } = table;
    const id = await tableThatAsks('anna', 'principato', table);
    await tableThatAsks('anna', 'vulgari', table);
    await go(page, `#/table/${id}`);
    await page.locator('.frame[data-mine="true"]').waitFor();
    const ask = page.locator('.push-ask');
    expect(await ask.count()).toBe(0);
    await takeTurn(anna, id);
    await ask.getByText('Soll dieses Gerät Bescheid geben').waitFor();
    expect(await axeInBothThemes(page, '.frame-prompt')).toEqual([]);
    await expectSoundIn(page, 'a question about pushes');
    // No push service is reached from here, and private windows have none: this is what people see then.
    await ask.getByRole('button').first().click();
    await ask.getByText('Dein Browser konnte das nicht einschalten.').waitFor();
    await ask.getByRole('button', { name: 'Ausblenden' }).click();
    await takeTurn(bruno, id);
    await page.reload();
    await page.locator('.frame[data-mine="true"]').waitFor();
    await takeTurn(anna, id);
    await page.locator('.next-table').waitFor(); // everything that comes after a turn is there
    expect(await ask.count()).toBe(0);

    const kept = async () => {
      const { language, targets } = await anna.call<Kept>('GET', '/api/me/notices/settings');
      return { language, names: targets.map(({ channel, name }) => `${channel} ${name}`) };
    };
    await page.evaluate(() => localStorage.setItem('test-push', 'works'));
    await page.locator('.page-settings').click();
    const onDevice = page.getByRole('switch', { name: 'Auf diesem Gerät benachrichtigen' });
    await onDevice.check();
    await expect.poll(kept).toEqual({ language: 'de', names: ['push push.example'] });
    await expect.poll(() => onDevice.isChecked()).toBe(true);
    await onDevice.uncheck();
    await expect.poll(kept).toEqual({ language: 'de', names: [] });
  });

  test('are shown as the server words them, and a click leads to the table: to its tab, to the first page, or to a new tab', async () => {
    // There is no such table; it is enough to go there.
    const page = await newVisitor({ serviceWorkers: 'allow', tolerates: /status of 404/ });
    await somebodyAt(page, 'Anna');
    await go(page, '');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('./sw.js');
      await navigator.serviceWorker.ready;
    });
    // Whoever is known is listened for from then on.
    await Promise.all([page.waitForResponse(/\/api\/me\/notices$/), page.reload()]);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const [worker] = page.context().serviceWorkers();
    await worker.evaluate(watchWorker);
    const pushed = { title: 'Virtù mit Bruno', body: 'Du bist am Zug.', url: '/#/table/abc', tag: 'abc' };
    await deliver(page, JSON.stringify(pushed));
    const done = () => worker.evaluate(() => (globalThis as unknown as WatchedWorker).done.splice(0));
    const shown = { body: pushed.body, tag: 'abc', renotify: true, icon: 'icon-192.png', data: { url: pushed.url } };
    await expect.poll(done).toEqual([['show', 'Virtù mit Bruno', shown], ['badge']]);

    const click = () => worker.evaluate(async () => (globalThis as unknown as WatchedWorker).click('/#/table/abc'));
    const address = `${inject('address')}#/table/abc`;
    await click();
    await page.waitForURL(address);
    expect(await done()).toEqual([['close'], ['focus']]);
    await click();
    expect(await done()).toEqual([['close'], ['focus']]);
    await go(page, '#/rules/virtu');
    await click();
    expect(await done()).toEqual([['close'], ['open', address]]);

    // What is no message of ours is shown all the same: browsers insist on it.
    await deliver(page, 'not JSON');
    await expect.poll(done).toMatchObject([['show', 'Bottega', { data: { url: '/' } }], ['badge']]);
  });
});

interface Kept {
  readonly language: string;
  readonly targets: readonly { readonly channel: string; readonly name: string }[];
}

/** The person is asked by the browser and agrees; a push service is there as soon as the test says so. */
function permitPushes(): void {
  let permission: NotificationPermission = 'default';
  const value = {
    get permission() {
      return permission;
    },
    async requestPermission() {
      permission = 'granted';
      return permission;
    },
  };
  Object.defineProperty(window, 'Notification', { value });
  const { subscribe } = PushManager.prototype;
  let made: object | null = null;
  PushManager.prototype.subscribe = async function (options) {
    if (localStorage.getItem('test-push') === null) return subscribe.call(this, options);
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const text = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_');
    const keys = { p256dh: text(raw).replaceAll('=', ''), auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
    made = { toJSON: () => ({ endpoint: 'https://push.example/abc', keys }), unsubscribe: async () => true };
    return made as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
}

interface WatchedWorker {
  readonly done: unknown[][];
  click(url: string): Promise<void>;
}

/** Notes what the worker shows and where it leads. Only people's clicks may bring windows to the front, and not every browser here can show anything. */
function watchWorker(): void {
  const scope = globalThis as unknown as WatchedWorker & {
    done: unknown[][];
    click(url: string): Promise<void>;
    clients: { openWindow(url: string): Promise<null> };
    WindowClient: { prototype: { focus(): Promise<void> } };
    navigator: { setAppBadge(): Promise<void> };
    registration: { showNotification(title: string, options: object): Promise<void> };
  };
  scope.done = [];
  // Chromium without windows breaks down here.
  scope.navigator.setAppBadge = async () => void scope.done.push(['badge']);
  scope.registration.showNotification = async (title, options) => void scope.done.push(['show', title, options]);
  scope.clients.openWindow = async (url) => {
    scope.done.push(['open', url]);
    return null;
  };
  scope.WindowClient.prototype.focus = async () => void scope.done.push(['focus']);
  scope.click = async (url) => {
    let work: Promise<unknown> = Promise.resolve();
    const notification = { data: { url }, close: () => scope.done.push(['close']) };
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    dispatchEvent(event);
    await work;
  };
}

/** Hands the worker a push, as the browser does. */
async function deliver(page: Page, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(inject('address')).origin,
    registrationId,
    data,
  });
  await browser.detach();
}

describe('the settings of notices', () => {
  test('a webhook is added and removed, wrong ones are refused with a reason, and what is set stays', async () => {
    const { page, anna } = await both({ tolerates: /status of 400/ });
    await go(page, '#/');
    const open = async () => {
      await page.locator('.page-settings').click();
      await page.locator('.notice-settings').waitFor();
    };
    await open();
    const settings = page.locator('.notice-settings');
    await settings.getByText('This server sends no e-mails.').waitFor();
    expect(await settings.getByLabel('By e-mail to').count()).toBe(0);
    const field = settings.getByLabel('To a webhook');
    for (const wrong of ['https://10.0.0.1/hook', 'http://hooks.example/1', 'hooks']) {
      await field.fill(wrong);
      await settings.getByRole('button', { name: 'Add' }).click();
      await settings.getByText('Only public addresses that begin with https:// can be used.').waitFor();
      expect(await field.inputValue()).toBe(wrong);
    }
    await field.fill('https://hooks.example/1/secret');
    await settings.getByRole('button', { name: 'Add' }).click();
    await settings.getByText('Webhook (hooks.example)').waitFor();
    expect(await field.inputValue()).toBe('');
    await settings.getByLabel('A game is over').selectOption('daily');
    await settings.getByLabel('Once a day, at').selectOption('20');
    await expect
      .poll(() => anna.call('GET', '/api/me/notices/settings'))
      .toMatchObject({ paces: { turn: 'now', over: 'daily' }, dailyHour: 20, targets: [{ channel: 'webhook' }] });
    await page.keyboard.press('Escape');
    await open();
    expect(await settings.getByLabel('Once a day, at').inputValue()).toBe('20');
    await settings.getByRole('button', { name: 'Remove' }).click();
    await settings.getByText('Webhook (hooks.example)').waitFor({ state: 'detached' });
  });

  test('what is wrong with a target is said, and why a device cannot be told', async () => {
    const page = await newVisitor({ tolerates: /status of 503/ });
    // By plain HTTP, as from a phone in the network at home.
    const here = inject('address').replace('127.0.0.1', 'bottega.test');
    await page.goto(here);
    await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/people', { method: 'POST', headers, body: JSON.stringify({ name: 'Anna' }) });
      localStorage.setItem('bottega-online', 'yes');
    });
    const of = (id: string, channel: string, name: string, state: object) => ({
      ...{ id, channel, name, isConfirmed: true, trouble: null },
      ...state,
    });
    const targets = [
      of('a', 'push', 'push.example', { trouble: 'gone' }),
      of('b', 'webhook', 'hooks.example', { trouble: 'refused' }),
      of('c', 'webhook', 'other.example', { trouble: 'failing' }),
      of('d', 'mail', 'anna@mail.example', { isConfirmed: false }),
    ];
    const paces = { turn: 'now', attack: 'now', over: 'now', invitation: 'never' };
    let isDown = true;
    await page.route('**/api/me/notices/settings', (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { error: 'storageFailed', message: '' } })
        : route.fulfill({
            json: { language: 'en', paces, dailyHour: 8, offset: 0, targets, pushKey: '', hasMail: true },
          }),
    );
    await page.goto(`${here}#/rules/virtu`);
    await page.getByRole('heading', { level: 1, name: 'Virtù' }).waitFor();
    await page.locator('.page-settings').click();
    const settings = page.locator('.notice-settings');
    await settings.getByRole('alert').filter({ hasText: 'The server could not save this' }).waitFor();
    isDown = false;
    await settings.getByRole('button', { name: 'Try again' }).click();
    await settings.getByText('Browsers allow this only at addresses that begin with https://.').waitFor();
    expect(await settings.getByRole('switch').isDisabled()).toBe(true);
    expect(await settings.locator('.notice-target-text').allInnerTexts()).toEqual([
      'Another device (push.example)\nSwitched off: there is nothing at this address any more.',
      'Webhook (hooks.example)\nSwitched off: our messages were refused there.',
      'Webhook (other.example)\nSwitched off: again and again, our messages did not arrive.',
      'anna@mail.example\nOpen the link in the e-mail we sent you. Until then nothing else goes there.',
    ]);
    expect(await settings.getByRole('button', { name: 'Switch on again' }).count()).toBe(3);
    expect(await axeInBothThemes(page, '.notice-settings')).toEqual([]);
    await expectSoundIn(page, 'targets in trouble');
  });
});
