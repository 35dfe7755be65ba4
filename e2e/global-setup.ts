/** Before the tests in the browser: the page is built and served, and Chromium is there. */
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { build, buildPage } from '../scripts/setup.mjs';
import { findChromium } from './chromium.mjs';
import { writeFontConfigs } from './fonts.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    chromium: string;
    /** What fontconfig knows on each kind of machine. */
    fonts: Readonly<Record<'usual' | 'bare', string>>;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  build();
  buildPage();
  project.provide('chromium', findChromium());
  const { folder, ...fonts } = writeFontConfigs();
  project.provide('fonts', fonts);
  // Only now is it there on a machine where nothing was built.
  const { pageServer } = await import('../packages/server/dist/page/page-server.js');
  const folderOfPage = fileURLToPath(new URL('../packages/client/dist/', import.meta.url));
  // A name that is no loopback address: the page is then as insecure as on another machine of the network.
  const server: Server = await pageServer(folderOfPage, { hosts: ['bottega.test'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('address', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  };
}
