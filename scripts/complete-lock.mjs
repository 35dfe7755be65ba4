/**
 * Completes package-lock.json after `npm install`: a registry mirror may lack the binaries of other platforms, and npm then
 * leaves them out of the lock, so that `npm ci` fails there and other platforms would install none. Their versions are
 * named by the packages that want them; what system they are for is in their names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const SYSTEMS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
  win32: 'win32',
};
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
let added = 0;
for (const { optionalDependencies = {}, dev } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const place = `node_modules/${name}`;
    if (place in lock.packages || !/^\d/.test(version)) continue;
    const words = name.split(/[/-]/);
    const os = words.find((word) => word in SYSTEMS);
    const cpu = PROCESSORS.find((processor) => words.includes(processor));
    if (os === undefined && cpu !== 'wasm32') continue;
    lock.packages[place] = {
      version,
      ...(cpu === undefined ? {} : { cpu: [cpu] }),
      ...(dev ? { dev } : {}),
      ...(words.includes('musl') ? { libc: ['musl'] } : {}),
      optional: true,
      ...(os === undefined ? {} : { os: [SYSTEMS[os]] }),
    };
    added++;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to package-lock.json`);
