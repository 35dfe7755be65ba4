#!/usr/bin/env node
/** The `bottega` command from a clone: installs and builds what is missing, then runs it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, buildPage, install, root } from './setup.mjs';

install();
build();
if (process.argv[2] === 'serve') buildPage();
await import(pathToFileURL(join(root, 'packages/cli/dist/main.js')).href);
