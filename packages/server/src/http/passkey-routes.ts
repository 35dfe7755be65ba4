/** Passkeys: keeping one, forgetting it, signing in with it. */
import { passkeyOptions, signedIn, me as whoever } from '@bottega/protocol/answers';
import { newPasskey, passkeySignIn } from '@bottega/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Passkeys, Site } from '../people/passkeys.js';
import { api } from './api-docs.js';
import { type ArrivalParts, arrive } from './arriving.js';
import { somebodyIn } from './cookie.js';
import { meOf } from './people-routes.js';

interface PasskeyParts extends ArrivalParts {
  readonly passkeys: Passkeys;
}

const passkeyPath = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,1400}$/) });

export function addPasskeyRoutes(app: FastifyInstance, parts: PasskeyParts): void {
  const { people, passkeys, sockets } = parts;
  const me = (request: FastifyRequest) => somebodyIn(request, people);

  const offering = api({ says: 'What `navigator.credentials.create` takes, as JSON.', answer: passkeyOptions });
  app.post('/api/me/passkeys/options', offering, async (request) => passkeys.offer(await me(request), siteOf(request)));

  const adding = api({
    says: 'Keeps a passkey; a guest has an account with it.',
    body: newPasskey,
    answer: whoever,
  });
  app.post('/api/me/passkeys', adding, async (request) => {
    const person = await me(request);
    const { name, label, response } = newPasskey.parse(request.body);
    await passkeys.add(person, response, label, siteOf(request), name);
    const known = await people.byId(person.id);
    sockets.renamed(known.id, known.name);
    return meOf(known);
  });

  const removing = api({ says: 'Forgets a passkey.', params: passkeyPath, answer: z.null() });
  app.delete('/api/me/passkeys/:id', removing, async (request) => {
    await passkeys.remove((await me(request)).id, passkeyPath.parse(request.params).id);
    return null;
  });

  const asking = api({ says: 'What `navigator.credentials.get` takes, as JSON.', answer: passkeyOptions });
  app.post('/api/sign-in/passkey/options', asking, async (request) => passkeys.ask(siteOf(request)));

  const byPasskey = api({ says: 'Signs in with a passkey.', body: passkeySignIn, answer: signedIn });
  app.post('/api/sign-in/passkey', byPasskey, async (request, reply) => {
    const { response } = passkeySignIn.parse(request.body);
    return arrive(parts, request, reply, await passkeys.signIn(response, siteOf(request)));
  });
}

/** The site as a browser knows it. */
function siteOf(request: FastifyRequest): Site {
  return { origin: `${request.protocol}://${request.host}`, name: request.hostname };
}
