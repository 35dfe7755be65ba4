/** What the page knows of each game before it is opened, and how it is opened. */
import { gameById, type Loaded } from '@bottega/games';
import { loadText } from '@bottega/games/text';
import type { GameText, Language } from '@bottega/kernel/text';
import { type ComponentType, lazy } from 'react';
import type { PlainKey } from '../text/keys';
import type { GameUi } from './board/game-ui';

export interface GameCard {
  readonly id: string;
  readonly title: string;
  /** The game's own is loaded with it. */
  readonly tagline: PlainKey;
  readonly Cover: ComponentType;
  readonly seats: readonly [least: number, most: number];
  readonly minutes: readonly [least: number, most: number];
  /** From 1 (light) to 5 (heavy). */
  readonly weight: number;
  /** How many usually play against bots. */
  readonly usual: number;
  ui(): Promise<GameUi>;
}

export const GAME_CARDS: readonly GameCard[] = [
  {
    id: 'principato',
    title: 'Principato',
    tagline: 'taglines.principato',
    Cover: lazy(async () => ({ default: (await import('./principato/art/Cover')).Cover })),
    seats: [2, 4],
    minutes: [45, 90],
    weight: 2,
    usual: 3,
    ui: async () => (await import('./principato')).ui,
  },
  {
    id: 'virtu',
    title: 'Virtù',
    tagline: 'taglines.virtu',
    Cover: lazy(async () => ({ default: (await import('./virtu/art/Cover')).Cover })),
    seats: [3, 5],
    minutes: [90, 150],
    weight: 4,
    usual: 3,
    ui: async () => (await import('./virtu')).ui,
  },
  {
    id: 'vulgari',
    title: 'De Vulgari Eloquentia',
    tagline: 'taglines.vulgari',
    Cover: lazy(async () => ({ default: (await import('./vulgari/art/Cover')).Cover })),
    seats: [2, 5],
    minutes: [90, 120],
    weight: 4,
    usual: 3,
    ui: async () => (await import('./vulgari')).ui,
  },
];

export function gameCard(id: string): GameCard | undefined {
  return GAME_CARDS.find((card) => card.id === id);
}

/** The page's part of a game that can be opened. */
export async function uiOf(id: string): Promise<GameUi> {
  const card = gameCard(id);
  if (card === undefined) throw new Error(`the page has no table for ${id}`);
  return card.ui();
}

/** A game with its texts in a language. */
export async function openGame(
  id: string,
  language: Language,
  data: unknown = null,
): Promise<{ loaded: Loaded; text: GameText }> {
  const loaded = await gameById(id).load(data);
  return { loaded, text: await loadText(id, language) };
}
