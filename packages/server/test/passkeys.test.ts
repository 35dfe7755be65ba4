/** Passkeys: made by an authenticator of our own, kept and used. */
import type { Account, SignedIn } from '@bottega/protocol';
import { describe, expect, test } from 'vitest';
import { browser, get, guestNamed, PASSWORD, post, problem, server, useServer } from './accounts.js';
import { Authenticator } from './authenticator.js';
import type { Guest } from './server.js';

useServer();

describe('passkeys', () => {
  const optionsFor = (guest: Guest) => post<{ challenge: string }>(guest, '/api/me/passkeys/options');
  const optionsToSignIn = (guest: Guest) => post<{ challenge: string }>(guest, '/api/sign-in/passkey/options');

  async function withPasskey(name: string): Promise<{ guest: Guest; key: Authenticator }> {
    const guest = await guestNamed(name);
    const key = new Authenticator(server.origin);
    const response = key.create(await optionsFor(guest));
    expect(await post(guest, '/api/me/passkeys', { label: 'phone', response })).toMatchObject({ name, isGuest: false });
    return { guest, key };
  }

  test('make an account of a guest and sign in elsewhere', async () => {
    const { guest, key } = await withPasskey('Key owner');
    const phone = browser();
    for (let times = 0; times < 2; times++) {
      const response = key.get(await optionsToSignIn(phone));
      expect(await post<SignedIn>(phone, '/api/sign-in/passkey', { response })).toMatchObject({
        me: await guest.client.me(),
      });
    }
    const { passkeys, hasPassword } = await get<Account>(guest, '/api/me/account');
    expect([hasPassword, passkeys]).toMatchObject([false, [{ id: key.id, label: 'phone' }]]);
  });

  test('sign a challenge once, for the site that asked, and never count backwards', async () => {
    const { key } = await withPasskey('Key keeper');
    const phone = browser();
    const signIn = (response: unknown) => problem(post(phone, '/api/sign-in/passkey', { response }));
    const used = key.get(await optionsToSignIn(phone));
    expect(await signIn(used)).toBe('nothing was wrong');
    expect(await signIn(used)).toBe('wrongPasskey');
    expect(await signIn(key.get({ challenge: 'made-up' }))).toBe('wrongPasskey');
    key.counter = 0;
    expect(await signIn(key.get(await optionsToSignIn(phone)))).toBe('wrongPasskey');
    key.counter = 10;
    const tampered = key.get(await optionsToSignIn(phone));
    tampered.response.signature = key.get(await optionsToSignIn(phone)).response.signature;
    expect(await signIn(tampered)).toBe('wrongPasskey');
    const elsewhere = new Authenticator('http://evil.example');
    Object.assign(elsewhere, { id: key.id, privateKey: Reflect.get(key, 'privateKey'), counter: 20 });
    expect(await signIn(elsewhere.get(await optionsToSignIn(phone)))).toBe('wrongPasskey');
    expect(await signIn(new Authenticator(server.origin).get(await optionsToSignIn(phone)))).toBe('wrongPasskey');
    await server.services.db.updateTable('challenges').set({ expires: 0 }).execute();
    const late = await optionsToSignIn(phone);
    await server.services.db.updateTable('challenges').set({ expires: 1 }).execute();
    expect(await signIn(key.get(late))).toBe('wrongPasskey');
    expect(await signIn(key.get(await optionsToSignIn(phone)))).toBe('nothing was wrong');
  });

  test('are made for the person who asked, and without certificates that name addresses to fetch', async () => {
    const [one, other] = [await guestNamed('Key one'), await guestNamed('Key other')];
    const add = (guest: Guest, response: unknown) => problem(post(guest, '/api/me/passkeys', { response }));
    const key = new Authenticator(server.origin);
    const options = await optionsFor(one);
    expect(await add(other, key.create(options))).toBe('wrongPasskey');
    const certified = new Map<string, unknown>([
      ['alg', -7],
      ['sig', Buffer.alloc(64)],
      ['x5c', [Buffer.alloc(32)]],
    ]);
    expect(await add(one, key.create(await optionsFor(one), 'packed', certified))).toBe('wrongPasskey');
    expect(await add(one, key.create(await optionsFor(one)))).toBe('nothing was wrong');
    expect(await add(other, key.create(await optionsFor(other)))).toBe('knownPasskey');
    expect((await other.client.me())?.isGuest).toBe(true);
  });

  test('the last way in is not taken away', async () => {
    const { guest, key } = await withPasskey('Key loser');
    const remove = () => problem(guest.client.call('DELETE', `/api/me/passkeys/${key.id}`));
    expect(await remove()).toBe('lastPasskey');
    await post(guest, '/api/me/password', { password: PASSWORD });
    expect(await remove()).toBe('nothing was wrong');
    await post(browser(), '/api/sign-in', { name: 'Key loser', password: PASSWORD });
  });
});
