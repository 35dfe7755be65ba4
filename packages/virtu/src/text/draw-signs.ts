/** Signs that stand for symbols and players where a terminal has no room for words. */
import type { GameText } from '@bottega/kernel/text';
import { SYMBOLS } from '../data/index.js';
import type { Symbols } from '../tables.js';

/** One column wide in every terminal, in the order of the symbols. */
const SIGNS = ['ƒ', '♔', '†', '♘', '≈', '◊', '+', '→'] as const;

export const NEUTRAL_SIGN = '○';
export const AGENT_SIGN = '&';
export const SIEGE_SIGN = '!';
export const PORT_SIGN = '~';
export const CATHEDRAL_SIGN = '⌂';
export const MARKER_SIGN = '▶';
export const INDULGENCE_SIGN = '✕';

/** What is printed, as numbers and signs: "2♔ 1ƒ". */
export function signsOf(symbols: Symbols): string {
  return SIGNS.flatMap((sign, symbol) => (symbols[symbol] > 0 ? [`${symbols[symbol]}${sign}`] : [])).join(' ');
}

export const legend = (text: GameText): string[] =>
  SYMBOLS.map((symbol, index) => `${SIGNS[index]} ${text.names.symbols[symbol]}`);
