/** Which tips somebody has already read in this browser, each by its game and the kind of decision. */
import { KeptSet } from './kept-set';

const tips = new KeptSet('bottega-tips');

export const readTips = (): ReadonlySet<string> => tips.read();
export const markTipRead = (tip: string): void => tips.add(tip);

/** All tips are said once more. */
export const forgetTips = (): void => tips.clear();
