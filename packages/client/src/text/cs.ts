/** What the page says around the games. */
import { en } from './en';
import type { ShellText } from './index';

export const cs: ShellText = en;
