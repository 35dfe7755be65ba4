/** Passkeys as this browser makes and uses them. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Why there is no passkey: the person or the browser broke off, the device has one already, or cannot have one here. */
export class PasskeyError extends Error {
  constructor(
    readonly code: 'cancelled' | 'knownPasskey' | 'impossible',
    cause: unknown,
  ) {
    super(code, { cause });
  }
}

/** Browsers have passkeys for names that are reached safely; never for plain HTTP in a network at home, nor for bare addresses. */
export function hasPasskeys(): boolean {
  return isSecureContext && typeof PublicKeyCredential === 'function' && !isBareAddress(location.hostname);
}

/** Makes a passkey for somebody; gives what the server keeps of it. */
export function createPasskey(options: unknown): Promise<unknown> {
  return asking(() => startRegistration({ optionsJSON: options as never }));
}

/** Lets the person choose one of their passkeys; gives what the server verifies. */
export function choosePasskey(options: unknown): Promise<unknown> {
  return asking(() => startAuthentication({ optionsJSON: options as never }));
}

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Browsers say the same of somebody who breaks off, who waits too long and who has no passkey for this site.
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyError('cancelled', error);
    throw new PasskeyError(name === 'InvalidStateError' ? 'knownPasskey' : 'impossible', error);
  }
}

/** A number instead of a name: IPv4, or IPv6 in brackets. */
const isBareAddress = (host: string): boolean => /^\[|^[\d.]+$/.test(host);

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;
/** The first that fits: most browsers also claim to be others. */
const BROWSERS = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;

/** What somebody recognises a device by in the list of their passkeys: "Chrome · Android". */
export function deviceLabel(agent: string = navigator.userAgent): string {
  const first = (list: readonly (readonly [string, RegExp])[]) => list.find(([, sign]) => sign.test(agent))?.[0];
  return [first(BROWSERS), first(SYSTEMS)].filter((part) => part !== undefined).join(' · ');
}
