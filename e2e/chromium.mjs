/** Finds Chromium and the fonts it shows in the tests, or installs Debian's. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { FONT_FILES, FONT_FOLDERS } from './fonts.mjs';

const PLACES = [
  process.env.BOTTEGA_CHROMIUM,
  '/usr/bin/chromium-headless-shell', // the same without windows: a third quicker
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const FONT_PACKAGES = ['fonts-liberation', 'fonts-dejavu-core'];

/** The path of a Chromium; on Debian it is installed if there is none, and so are the fonts. */
export function findChromium() {
  const missing = [
    ...(chromium() === undefined ? ['chromium-headless-shell'] : []),
    ...(hasFonts() ? [] : FONT_PACKAGES),
  ];
  if (missing.length > 0) {
    console.error(`Installing ${missing.join(', ')} for the tests in the browser (once) …`);
    apt('update', '-q');
    apt('install', '-q', '-y', '--no-install-recommends', ...missing);
  }
  const installed = chromium();
  if (installed === undefined) {
    throw new Error('There is no Chromium: install it, or name one in BOTTEGA_CHROMIUM.');
  }
  if (!hasFonts()) throw new Error(`The tests need the fonts Liberation and DejaVu in ${FONT_FOLDERS.join(' or ')}.`);
  return installed;
}

const chromium = () => PLACES.find((path) => path !== undefined && existsSync(path));

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env });
}

/** Where Chromium does not ask fontconfig, the tests see the fonts of the system. */
function hasFonts() {
  if (process.platform !== 'linux') return true;
  const files = FONT_FOLDERS.filter((path) => existsSync(path)).flatMap((path) =>
    readdirSync(path, { recursive: true }),
  );
  return FONT_FILES.every((name) => files.some((file) => file.endsWith(name)));
}
