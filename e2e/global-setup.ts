/** Before the tests in the browser: the page is built and served by a real server, and Chromium is there. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const { createBottegaServer, readAssets, USUAL_SETTINGS } = await import('../packages/server/dist/index.js');
  const assets = await readAssets(fileURLToPath(new URL('../packages/client/dist/', import.meta.url)));
  const home = mkdtempSync(join(tmpdir(), 'bottega-e2e-'));
  const settings = {
    ...USUAL_SETTINGS,
    database: join(home, 'bottega.db'),
    // A name that is no loopback address: the page is then as insecure as on another machine of the network.
    hosts: ['bottega.test'],
    logLevel: 'error',
    // Everybody comes from one address here, and is quicker than people are.
    requestsPerMinute: 100_000,
    messagesPerMinute: 100_000,
  } as const;
  const server = await createBottegaServer(settings, assets);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  project.provide('address', `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/`);
  return async () => {
    await server.close();
    for (const gone of [folder, home]) rmSync(gone, { recursive: true, force: true });
  };
}
