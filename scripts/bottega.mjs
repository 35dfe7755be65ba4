#!/usr/bin/env node
/** The `bottega` command from a clone: installs and builds what is missing, then runs it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, buildPage, install, root } from './setup.mjs';

const args = process.argv.slice(2);
const built = join(root, 'packages/cli/dist/run.js');
const asksForHelp = args[0] === 'help' || args.some((one) => ['--help', '-h', '--version', '-V'].includes(one));
// Help is told by what there is; nobody waits minutes for it.
if (!asksForHelp || !existsSync(built) || !existsSync(join(root, 'node_modules'))) {
  install();
  build();
}
const { run } = await import(pathToFileURL(built).href);
// The page is built when it is to be served, not for a mistake in the options.
await run(args, { preparePage: buildPage });
