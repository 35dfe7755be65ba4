/** Signs that stand for things where a terminal has no room for words: one column wide in every terminal. */
import type { GameText } from '@bottega/kernel/text';
import { CUBES, DIALECTS, type Role } from '../data/index.js';

/** In the order of the cubes. */
const CUBE_SIGNS = ['▲', '◆', '●', '■'] as const;
/** In the order of the dialects. */
const DIALECT_SIGNS = ['o', 'l', 'f', 's', 'c'] as const;

export const ROLE_SIGNS: Readonly<Record<Role, string>> = {
  start: '•',
  franciscan: '☼',
  abbey: '⌂',
  convent: '∩',
  city: '',
  messenger: '◊',
  plain: '',
};
export const CATHEDRAL_SIGN = '†';
export const PORT_SIGN = '~';
export const PAWN_SIGN = '@';
export const DISC_SIGN = ':';
export const EVENT_SIGN = '!';
export const RED_SIGN = '✕';
export const WHITE_SIGN = '○';
export const HIDDEN_SIGN = '?';

/** Cubes of which there are any: "2▲ 1●". */
export function cubeSigns(counts: readonly number[]): string {
  return CUBE_SIGNS.flatMap((sign, colour) => (counts[colour] > 0 ? [`${counts[colour]}${sign}`] : [])).join(' ');
}

/** The dialects of a zone or a manuscript: "[o]", "[o/l]". */
export function dialectSigns(dialects: readonly (typeof DIALECTS)[number][]): string {
  return dialects.length === 0 ? '' : `[${dialects.map((id) => DIALECT_SIGNS[DIALECTS.indexOf(id)]).join('/')}]`;
}

/** What the signs mean, in words of the language. */
export function legend({ names }: GameText): string[] {
  const { roles, terms } = names;
  return [
    ...CUBES.map((cube, colour) => `${CUBE_SIGNS[colour]} ${names.cubes[cube]}`),
    ...DIALECTS.map((dialect, at) => `[${DIALECT_SIGNS[at]}] ${names.dialects[dialect]}`),
    ...(['start', 'franciscan', 'abbey', 'convent', 'messenger'] as const).map(
      (role) => `${ROLE_SIGNS[role]} ${roles[role]}`,
    ),
    `${CATHEDRAL_SIGN} ${terms.cathedral}`,
    `${PORT_SIGN} ${terms.port}`,
    `${PAWN_SIGN} ${terms.pawn}`,
    `${DISC_SIGN} ${terms.disc}`,
    `${EVENT_SIGN} ${terms.eventCard}`,
    `d ${terms.ducat}`,
    `k ${names.tracks.knowledge}`,
  ];
}
