/** Accounts over HTTP: what a page asks for in somebody's name. */
import type { BottegaClient } from './client.js';
import type { Account, DeviceLink, Me, SignedIn } from './table-types.js';

export class AccountClient {
  constructor(private readonly client: Pick<BottegaClient, 'call'>) {}

  account(): Promise<Account> {
    return this.client.call('GET', '/api/me/account');
  }

  /** Makes an account of a guest, who keeps everything. */
  open(password: string, name?: string): Promise<Me> {
    return this.post('/api/me/account', { password, ...(name === undefined ? {} : { name }) });
  }

  signIn(name: string, password: string): Promise<SignedIn> {
    return this.post('/api/sign-in', { name, password });
  }

  rename(name: string): Promise<Me> {
    return this.post('/api/me/name', { name });
  }

  /** The old one is needed where there is one; everybody else who is signed in is signed out. */
  setPassword(password: string, old?: string): Promise<null> {
    return this.post('/api/me/password', { password, ...(old === undefined ? {} : { old }) });
  }

  /** What `navigator.credentials.create` takes, as JSON. */
  passkeyOptions(): Promise<unknown> {
    return this.post('/api/me/passkeys/options', {});
  }

  /** Keeps what `navigator.credentials.create` gave; a guest has an account with it. */
  addPasskey(response: unknown, label: string, name?: string): Promise<Me> {
    return this.post('/api/me/passkeys', { response, label, ...(name === undefined ? {} : { name }) });
  }

  removePasskey(id: string): Promise<null> {
    return this.client.call('DELETE', `/api/me/passkeys/${id}`);
  }

  /** What `navigator.credentials.get` takes, as JSON. */
  passkeySignInOptions(): Promise<unknown> {
    return this.post('/api/sign-in/passkey/options', {});
  }

  signInWithPasskey(response: unknown): Promise<SignedIn> {
    return this.post('/api/sign-in/passkey', { response });
  }

  /** A link for one other device. */
  newLink(): Promise<DeviceLink> {
    return this.post('/api/me/links', {});
  }

  openLink(token: string): Promise<SignedIn> {
    return this.post(`/api/links/${token}`, {});
  }

  /** Takes over the seats of the guest who played on this device before. */
  takeOverGuest(): Promise<{ readonly tables: number }> {
    return this.post('/api/me/merge', {});
  }

  forgetGuest(): Promise<null> {
    return this.client.call('DELETE', '/api/me/guest');
  }

  signOut(): Promise<null> {
    return this.post('/api/sign-out', {});
  }

  signOutEverywhere(): Promise<null> {
    return this.post('/api/sign-out-everywhere', {});
  }

  /** Everything that is kept of the person. */
  exportData(): Promise<unknown> {
    return this.client.call('GET', '/api/me/export');
  }

  /** Deletes everything of the person, who types their name. */
  leaveForGood(name: string, password?: string): Promise<null> {
    return this.post('/api/me/delete', { name, ...(password === undefined ? {} : { password }) });
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    return this.client.call('POST', path, body);
  }
}
