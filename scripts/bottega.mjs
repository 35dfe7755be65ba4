#!/usr/bin/env node
/** The `bottega` command from a clone: installs and builds what is missing, then runs it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, buildPage, install, root } from './setup.mjs';

install();
build();
const { run } = await import(pathToFileURL(join(root, 'packages/cli/dist/run.js')).href);
// The page is built when it is to be served, not for --help or a mistake in the options.
await run(process.argv.slice(2), { preparePage: buildPage });
