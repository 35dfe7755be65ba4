/** `bottega serve`, and what is built for which command. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { bottega, CommandLine, newHome, type Ran } from './run.js';

const home = newHome();
const line = new CommandLine();
afterAll(() => line.end());

describe('the page is built only to be served', () => {
  test.each([
    [['--help'], 0],
    [['--version'], 0],
    [['help', 'serve'], 0],
    [['serve', '--help'], 0],
    [['serve', '--port', 'many'], 2],
    [['serve', '--port', '70000'], 2],
    [['serve', '--port', '-1'], 2],
    [['serve', '--host', ''], 2],
    [['serve', '--host', 'localhost:80'], 2],
    [['serve', '--host', 'http://localhost'], 2],
    [['serve', '--host', '192.0.2.1'], 2],
    [['serve', '--lan', '--host', '127.0.0.1'], 2],
    [['serve', '--allow-host', 'http://games.example/'], 2],
    [['serve', '--open'], 2],
    [['serve', 'there'], 2],
  ])('not for %j', async (args, exit) => {
    const { code, out, err } = await line.run(home, args);
    expect(out).not.toContain('BUILT');
    expect(code).toBe(exit);
    if (exit === 2) expect(err).toMatch(/^bottega: .+\n$/);
    else expect(err).toBe('');
  });

  test('not if the port is taken, which is told with what to do', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, out, err } = await line.run(home, ['serve', '--port', String(port)]);
    taken.close();
    expect(out).toBe('');
    expect(err).toMatch(new RegExp(`^bottega: port ${port} is taken.*; choose another with --port.*\n$`));
    expect(code).toBe(2);
  });

  test('for serve', async () => {
    expect((await line.run(home, ['serve', '--port', '0'])).out).toBe('BUILT\n');
  });

  test('names of the environment are looked at as those of options', async () => {
    const { code, err } = await line.run(home, ['serve'], { BOTTEGA_ALLOW_HOST: 'games.example,https://x' });
    expect(err).toContain('must be a name without port, such as games.example, not "https://x"');
    expect(code).toBe(2);
  });
});

test('--version is that of the package', async () => {
  expect((await bottega(newHome(), ['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

describe('mistakes of our own', () => {
  /** Runs `bottega play` and lets something else go wrong in the same process as soon as it has said something. */
  const failing = async (code: string, env: NodeJS.ProcessEnv = {}): Promise<Ran> => {
    const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
    const begun = `const { write } = process.stdout; process.stdout.write = function (...said) {
      process.stdout.write = write;
      setTimeout(() => { ${code} });
      return write.apply(process.stdout, said);
    };`;
    const args = ['--import', `data:text/javascript,${encodeURIComponent(begun)}`, main, 'play', 'principato'];
    const child = spawn(process.execPath, args, { env: { ...process.env, BOTTEGA_HOME: newHome(), ...env } });
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    const [exit] = await once(child, 'close');
    return { code: exit, out: '', err };
  };

  test.each([
    ['a promise that nobody waits for', 'Promise.reject(new Error("lost\\ntwice"))'],
    ['an error that nobody catches', 'throw new Error("lost\\ntwice")'],
  ])('%s is one sentence', async (_what, code) => {
    const { code: exit, err } = await failing(code);
    expect(err).toBe('bottega: a mistake of our own: lost twice (BOTTEGA_DEBUG=1 shows where)\n');
    expect(exit).toBe(1);
  });

  test('with BOTTEGA_DEBUG it says where', async () => {
    const { err } = await failing('throw new Error("lost")', { BOTTEGA_DEBUG: '1' });
    expect(err).toMatch(/\n\s+at /);
  });
});
