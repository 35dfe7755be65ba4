/** Before each file of tests in the browser. All files of a worker share its browser and the pages that lie ready in it. */
import { afterEach } from 'vitest';
import { tidyUp } from './browser.js';

afterEach(tidyUp);
