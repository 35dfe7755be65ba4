/** The process of boardgame.io's own server, in memory, with the game that the bench compares with. */
import type { AddressInfo } from 'node:net';
import { COMPARABLE, comparableGame } from '../bench/comparable-game.js';
import { requireTheirs } from '../bench/require-theirs.js';
import { serveQuestions } from './served.js';

interface TheirServer {
  readonly app: { listen: (...args: unknown[]) => unknown };
  run(config: { readonly port: number }): Promise<{ readonly appServer: { address(): AddressInfo } }>;
}
type ServerOf = (options: { readonly games: readonly unknown[]; readonly origins: readonly string[] }) => TheirServer;

const { Server } = requireTheirs<{ readonly Server: ServerOf }>('boardgame.io/server', ['Server']);
const server = Server({ games: [comparableGame(COMPARABLE)], origins: [] });
// It would let the whole network in.
const { listen } = server.app;
server.app.listen = (port, done) => listen.call(server.app, port, '127.0.0.1', done);
const { appServer } = await server.run({ port: 0 });

serveQuestions(`http://127.0.0.1:${appServer.address().port}`, {
  usage: () => ({ commits: 0, acts: 0 }),
  states: () => [],
  choicesPerRequest: async () => 1,
  drop: async () => {},
  end: async () => {},
});
