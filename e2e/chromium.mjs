/** Finds Chromium, or installs Debian's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.BOTTEGA_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium; on Debian it is installed if there is none. */
export function findChromium() {
  const found = () => PLACES.find((path) => path !== undefined && existsSync(path));
  const here = found();
  if (here !== undefined) return here;
  console.error('Installing Chromium for the tests in the browser (once) …');
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update', '-q');
  apt('install', '-q', '-y', '--no-install-recommends', 'chromium');
  const installed = found();
  if (installed === undefined) {
    throw new Error('There is no Chromium: install it, or name one in BOTTEGA_CHROMIUM.');
  }
  return installed;
}
