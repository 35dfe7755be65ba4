/** Accounts: a guest keeps everything, signs in on other devices by passkey, password or private link, and can leave for good. */
import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { axeInBothThemes, newVisitor, type Page, type Visit } from './browser.js';
import { chooser, chooseSome, decision } from './game.js';
import { STILL } from './hand.js';

/** Browsers have passkeys for names only, not for 127.0.0.1. */
const site = () => inject('address').replace('127.0.0.1', 'localhost');

/** What is refused on purpose the console calls an error, too. */
const REFUSED = /status of 4\d\d/;

async function open(path: string, { address = site(), ...visitor }: Visit & { address?: string } = {}): Promise<Page> {
  const page = await newVisitor({ settings: STILL, tolerates: REFUSED, ...visitor });
  await page.goto(`${address}#/${path}`);
  return page;
}

/** Everybody here has a name of their own: an account's is theirs alone. */
const named = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

/** Somebody opens a table as a guest. */
async function openTable(page: Page, name: string): Promise<void> {
  await page.goto(`${page.url().replace(/#.*/, '')}#/friends/principato`);
  await page.locator('form.setup').getByLabel('What should we call you?').fill(name);
  await page.getByRole('radio', { name: '2' }).check({ force: true });
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.locator('.room-code').waitFor();
}

/** The same; fills it with a bot and plays a little, and gives the address of the table. */
async function playAsGuest(page: Page, name: string): Promise<string> {
  await openTable(page, name);
  await page.getByLabel('Bot in seat 2').selectOption('garzone');
  await page.getByRole('button', { name: 'Start game' }).click();
  await decision(page);
  await chooseSome(page, 2, chooser(3));
  return page.url();
}

/** Goes to the account by the settings, as one does from a table. */
async function goToAccount(page: Page): Promise<void> {
  await page.locator('.page-settings').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Manage' }).click();
  await page.locator('.account').waitFor();
}

const unfold = (page: Page, title: string) => page.locator('summary', { hasText: title }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** What only the player of the seat sees of a table. */
async function ownCards(page: Page): Promise<string[]> {
  await decision(page);
  const cards = await page.locator('.pr-goals .pr-goal-text').allInnerTexts();
  expect(cards).not.toEqual([]);
  return cards;
}

/** A fingerprint reader that always recognises its owner. */
async function authenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    add: (credential: never) => session.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

describe('an account', () => {
  test('a guest gets one with a passkey and sits in the same seat on another device that has it', async () => {
    const name = named('Anna');
    const anna = await open('');
    const key = await authenticator(anna);
    const table = await playAsGuest(anna, name);
    const cards = await ownCards(anna);
    await goToAccount(anna);
    await anna.getByRole('button', { name: 'Use a passkey instead' }).click();
    await anna.getByText(`Your account is ready, ${name}.`).waitFor();
    await anna.goto(table);
    expect(await ownCards(anna)).toEqual(cards);

    const phone = await open('');
    await phone.getByRole('link', { name: 'Sign in to find your tables' }).click();
    const copy = await authenticator(phone);
    for (const credential of await key.credentials()) await copy.add(credential as never);
    await phone.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await phone.getByText(`You are signed in as ${name}.`).waitFor();
    await phone.getByRole('link', { name: 'All games' }).click();
    await phone.locator('.my-game').getByRole('link', { name: 'Continue' }).click();
    expect(await ownCards(phone)).toEqual(cards);
    expect(phone.url()).toBe(table);
  });

  test('by password: what is wrong is said; a guest’s table comes along; a new password signs out the others', async () => {
    const name = named('Bruno');
    const desktop = await open('');
    await openTable(desktop, name);
    await goToAccount(desktop);
    await desktop.getByLabel('Password', { exact: true }).fill('short');
    await desktop.getByRole('button', { name: 'Create account' }).click();
    await desktop.getByText('The password needs at least 8 characters.').waitFor();
    await desktop.getByLabel('Password', { exact: true }).fill('of medium length');
    await desktop.getByRole('button', { name: 'Create account' }).click();
    await heading(desktop, 'Your account');

    const phone = await open('');
    await openTable(phone, 'Bruno on the phone');
    await goToAccount(phone);
    await phone.getByLabel('Name', { exact: true }).fill(name.toUpperCase());
    await phone.getByLabel('Password', { exact: true }).fill('another password');
    await phone.getByRole('button', { name: 'Create account' }).click();
    await phone.getByText('Somebody else has an account with this name.').waitFor();
    await phone.goto(`${site()}#/`);
    await phone.goto(`${site()}#/me`);
    await unfold(phone, 'I already have an account');
    const form = phone.locator('.account-fold');
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByLabel('Password', { exact: true }).fill('not the right one');
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await phone.getByText('Name and password do not match.').waitFor();
    await form.getByLabel('Password', { exact: true }).fill('of medium length');
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await phone.getByRole('heading', { name: 'Take 1 table along?' }).waitFor();
    await phone.getByRole('button', { name: 'Take along' }).click();
    await phone.getByText('You have taken 1 table along.').waitFor();
    await phone.goto(`${site()}#/`);
    await expect.poll(() => phone.locator('.my-game').count()).toBe(2);

    await phone.goto(`${site()}#/me`);
    await unfold(phone, 'Change password');
    await phone.getByLabel('Current password').fill('of medium length');
    await phone.getByLabel('New password').fill('longer than before');
    await phone.getByRole('button', { name: 'Save password' }).click();
    await phone.getByText('You have been signed out on all other devices.').waitFor();
    await unfold(desktop, 'Change name');
    await desktop.getByRole('button', { name: 'Save', exact: true }).click();
    await heading(desktop, 'Sign in');
    await desktop.getByText('You are no longer signed in here.').waitFor();
    await signIn(desktop, name, 'longer than before');
    await heading(desktop, 'Your account');
    await unfold(desktop, 'Sign out');
    await desktop.getByText('You are signed in on 2 devices.').waitFor();
    await desktop.getByRole('button', { name: 'Sign out on all devices' }).click();
    await desktop.getByText('You are signed out.').waitFor();
    await phone.reload();
    await heading(phone, 'Sign in');
  });

  test('a private link brings a guest to another device, once; over plain HTTP no passkeys are offered', async () => {
    const address = inject('address').replace('127.0.0.1', 'bottega.test');
    const anna = await open('', { address });
    const table = await playAsGuest(anna, 'Anna');
    const cards = await ownCards(anna);
    await goToAccount(anna);
    await unfold(anna, 'I already have an account');
    await unfold(anna, 'Play on another device');
    expect(await anna.getByText('passkey').count()).toBe(0);
    await anna.getByRole('button', { name: 'Create a private link' }).click();
    await anna.getByRole('img', { name: 'QR code of the private link' }).waitFor();
    const linkOf = () => anna.getByRole('textbox', { name: 'Private link' }).inputValue();
    const link = await linkOf();
    const phone = await newVisitor({ settings: STILL, tolerates: REFUSED });
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Sign in here' }).click();
    await phone.locator('.my-game').getByRole('link', { name: 'Continue' }).click();
    expect(await ownCards(phone)).toEqual(cards);
    expect(phone.url()).toBe(table);
    // Going back does not lead to a link that is used up.
    await phone.goBack();
    expect(phone.url()).toBe(`${address}#/`);
    // Another guest's device: their tables need an account to come along.
    const other = await open('', { address });
    await openTable(other, 'Bruno');
    await other.goto(link);
    await other.getByRole('button', { name: 'Sign in here' }).click();
    await other.getByText('This link has already been used, or is too old.').waitFor();
    await anna.getByRole('button', { name: 'Create another link' }).click();
    await expect.poll(linkOf).not.toBe(link);
    await other.goto(await linkOf());
    await other.getByRole('button', { name: 'Sign in here' }).click();
    await other.getByText('To go on in their place, create an account first.').waitFor();
    await other.getByRole('button', { name: 'Leave behind' }).click();
    await other.getByRole('heading', { name: 'Take 1 table along?' }).waitFor({ state: 'detached' });
    await other.getByRole('link', { name: 'All games' }).click();
    await expect.poll(() => other.locator('.my-game').count()).toBe(1);
  });

  test('passkeys come and go, but not the only one; everything can be exported and deleted', async () => {
    const name = named('Carla');
    const page = await open('friends/principato');
    await authenticator(page);
    await page.getByRole('link', { name: 'I already have an account' }).click();
    await unfold(page, 'New here?');
    const form = page.locator('.account-fold');
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByRole('button', { name: 'Use a passkey instead' }).click();
    await heading(page, 'Your account');
    // Back to where they wanted to play, and to the account again.
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    expect(await page.locator('form.setup').getByLabel('What should we call you?').inputValue()).toBe(name);
    await page.goBack();
    await unfold(page, 'Passkeys');
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('This passkey is your only way in. Set a password first.').waitFor();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('This device already has a passkey for your account.').waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);

    await unfold(page, 'Set a password');
    await page.getByLabel('New password').fill('of medium length');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.locator('summary', { hasText: 'Change password' }).waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('The passkey no longer opens this account.').waitFor();
    // As somebody who closes the browser's window.
    await page.evaluate(() => {
      navigator.credentials.create = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('No passkey was used.').waitFor();

    await unfold(page, 'Export my data');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect(JSON.parse(readFileSync(await (await downloading).path(), 'utf8')).person.name).toBe(name);

    await unfold(page, 'Delete everything about me');
    await page.getByLabel('To confirm, type your name').fill('Somebody');
    await page.getByLabel('Password', { exact: true }).fill('not the right one');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByText('This is not your name.').waitFor();
    await page.getByLabel('To confirm, type your name').fill(name);
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByText('Name and password do not match.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('of medium length');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByText('Everything about you has been deleted from the server.').waitFor();
    await signIn(page, name, 'of medium length');
    await page.getByText('Name and password do not match.').waitFor();
  });
});
