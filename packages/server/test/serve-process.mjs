/** A server in a process of its own, for tests that kill it: settings as JSON, answers with its port, ends by a signal. */
import { createBottegaServer, USUAL_SETTINGS } from '../dist/index.js';

const settings = JSON.parse(process.argv[2]);
const server = await createBottegaServer({ ...USUAL_SETTINGS, logLevel: 'silent', ...settings }, new Map());
await server.app.listen({ host: '127.0.0.1', port: settings.port ?? 0 });
console.log(server.app.server.address().port);
// When all is closed nothing holds it any more.
process.once('SIGTERM', () => void server.close().then(() => process.stdin.destroy()));
// Nobody is left to end it.
process.stdin.resume().on('end', () => process.exit(1));
