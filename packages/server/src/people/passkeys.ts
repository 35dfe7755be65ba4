/** Passkeys: a phone or a computer signs in for its owner, who needs no password. */
import { cleanName } from '@bottega/kernel';
import type { Passkey } from '@bottega/protocol';
import type { newPasskey, passkeySignIn } from '@bottega/protocol/schemas';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { z } from 'zod';
import { hashed, newSecret } from '../ids.js';
import { conflict, RequestError } from '../problem.js';
import type { Services } from '../services.js';
import { banned } from './accounts.js';
import { shownName, takeName } from './names.js';
import type { Person } from './people.js';

/** The site as the browser knows it: a passkey serves there and nowhere else. */
export interface Site {
  /** Such as `https://games.example`. */
  readonly origin: string;
  /** Such as `games.example`. */
  readonly name: string;
}

type NewPasskey = z.output<typeof newPasskey>['response'];
type SignIn = z.output<typeof passkeySignIn>['response'];

/** As long as somebody looks for their phone. */
const CHALLENGE_MS = 5 * 60_000;
const MAX_PASSKEYS = 20;

export class Passkeys {
  constructor(private readonly services: Services) {}

  async list(person: string): Promise<Passkey[]> {
    const own = this.services.db.selectFrom('passkeys').select(['id', 'label', 'created', 'used']);
    return own.where('person', '=', person).orderBy('created').execute();
  }

  /** What a browser needs to make a passkey for somebody. */
  async offer(person: Person, site: Site) {
    const known = await this.list(person.id);
    if (known.length >= MAX_PASSKEYS) throw conflict('tooManyPasskeys', `${MAX_PASSKEYS} passkeys are enough`);
    return generateRegistrationOptions({
      rpName: 'Bottega',
      rpID: site.name,
      userName: person.name,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      challenge: await this.newChallenge(person.id),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** Keeps a passkey that a browser has made. A guest has an account with it, under a name that is theirs alone. */
  async add(person: Person, response: NewPasskey, label: string, site: Site, name?: string): Promise<void> {
    const { verified, registrationInfo } = await verifying(() => {
      checkAttestation(response.response.attestationObject);
      return verifyRegistrationResponse({
        response: response as never,
        expectedChallenge: (challenge) => this.takeChallenge(challenge, person.id),
        expectedOrigin: site.origin,
        expectedRPID: site.name,
        requireUserVerification: false,
      });
    });
    if (!verified) throw wrongPasskey();
    const { id, publicKey, counter } = registrationInfo.credential;
    await this.services.db.transaction().execute(async (db) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkeys')
        .values({
          id,
          person: person.id,
          public_key: isoBase64URL.fromBuffer(publicKey),
          counter,
          transports: JSON.stringify(response.response.transports ?? []),
          label: cleanName(label),
          created: this.services.now(),
          used: null,
        })
        .onConflict((other) => other.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) throw conflict('knownPasskey', 'this passkey is known already');
      if (person.isGuest) await takeName({ db }, person.id, shownName(name ?? person.name));
    });
  }

  /** What a browser needs to sign in with a passkey, whoever it belongs to. */
  async ask(site: Site) {
    return generateAuthenticationOptions({
      rpID: site.name,
      challenge: await this.newChallenge(null),
      timeout: CHALLENGE_MS,
      userVerification: 'preferred',
    });
  }

  /** Whose passkey has signed. */
  async signIn(response: SignIn, site: Site): Promise<string> {
    const { db, now } = this.services;
    const kept = await db
      .selectFrom('passkeys')
      .innerJoin('people', 'people.id', 'passkeys.person')
      .select(['passkeys.id', 'passkeys.person', 'passkeys.public_key', 'passkeys.counter', 'people.banned'])
      .where('passkeys.id', '=', response.id)
      .executeTakeFirst();
    if (kept === undefined) throw wrongPasskey();
    const { verified, authenticationInfo } = await verifying(() =>
      verifyAuthenticationResponse({
        response: response as never,
        expectedChallenge: (challenge) => this.takeChallenge(challenge, null),
        expectedOrigin: site.origin,
        expectedRPID: site.name,
        credential: { id: kept.id, publicKey: isoBase64URL.toBuffer(kept.public_key), counter: kept.counter },
        requireUserVerification: false,
      }),
    );
    if (!verified) throw wrongPasskey();
    if (kept.banned !== null) throw banned();
    // Only forward: of two that use the same count at once, one is a copy.
    const { numUpdatedRows } = await db
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter, used: now() })
      .where('id', '=', kept.id)
      .where('counter', '=', kept.counter)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw wrongPasskey();
    return kept.person;
  }

  /** Takes a passkey away, unless it is the only way in. */
  async remove(person: string, id: string): Promise<void> {
    const { db } = this.services;
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person).execute();
      const { password, handle } = await transaction
        .selectFrom('people')
        .select(['password', 'handle'])
        .where('id', '=', person)
        .executeTakeFirstOrThrow();
      const other = await transaction
        .selectFrom('passkeys')
        .select('id')
        .where('person', '=', person)
        .executeTakeFirst();
      if (handle !== null && password === null && other === undefined) {
        throw conflict('lastPasskey', 'set a password first: without this passkey nobody could sign in');
      }
    });
  }

  private async newChallenge(person: string | null): Promise<Uint8Array<ArrayBuffer>> {
    const { db, now } = this.services;
    const challenge = newSecret();
    await db.deleteFrom('challenges').where('expires', '<', now()).execute();
    await db
      .insertInto('challenges')
      .values({ id: hashed(challenge), person, expires: now() + CHALLENGE_MS })
      .execute();
    return isoBase64URL.toBuffer(challenge);
  }

  /** Uses a challenge up; says whether it was one of ours, for this person and not too old. */
  private async takeChallenge(challenge: string, person: string | null): Promise<boolean> {
    const { db, now } = this.services;
    const used = await db
      .deleteFrom('challenges')
      .where('id', '=', hashed(challenge))
      .returning(['person', 'expires'])
      .executeTakeFirst();
    return used !== undefined && used.person === person && used.expires >= now();
  }
}

/**
 * We ask for no attestation. One with certificates is not even looked at: to check it, the library would fetch whatever addresses the
 * certificates name.
 */
function checkAttestation(attestationObject: string): void {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  const isSelfSigned = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw wrongPasskey();
}

/** The library throws at whatever is wrong; what exactly is nobody's business who made it up. */
async function verifying<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw wrongPasskey();
  }
}

const wrongPasskey = () => new RequestError(403, 'wrongPasskey', 'this passkey does not open anything here: try again');
