/** Vitest's global setup: the tests of the command line run what is built. */
import { build } from './setup.mjs';

export default build;
