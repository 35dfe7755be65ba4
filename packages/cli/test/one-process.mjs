/** Runs the commands that its parent sends, one after the other in this process; see CommandLine. */
import { run } from '../dist/run.js';

const said = { out: '', err: '' };
const collect = (stream, name) => {
  stream.write = (text) => {
    said[name] += text;
    return true;
  };
};
collect(process.stdout, 'out');
collect(process.stderr, 'err');

process.on('message', async ({ args, cwd, env }) => {
  Object.assign(said, { out: '', err: '' });
  Object.assign(process.env, env);
  process.chdir(cwd);
  await run(args, {
    preparePage() {
      process.stdout.write('BUILT\n');
      throw new Error('nothing is served here');
    },
  });
  process.send({ code: process.exitCode ?? 0, ...said });
  for (const name of Object.keys(env)) delete process.env[name];
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  process.removeAllListeners('uncaughtException');
  process.exitCode = undefined;
});
