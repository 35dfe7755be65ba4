/** What the page knows of each game before it is opened, and how it is opened. */
import { gameById, type Loaded } from '@bottega/games';
import type { Choice, Game, GameEvent, Result, Seat } from '@bottega/kernel';
import type { GameText, Language, Say } from '@bottega/kernel/text';
import { type ComponentType, lazy } from 'react';
import type { AmountFields } from '../choosing/amounts';
import type { Pick } from '../choosing/pick';
import type { Seen, TableInfo } from '../table/table';
import type { PlainKey } from '../text/keys';

/** What the board of a game is given. It shows the view, lights what can be chosen, and holds no rule. */
export interface BoardProps {
  readonly seen: Seen;
  readonly info: TableInfo;
  readonly game: Game;
  readonly text: GameText;
  readonly say: Say;
  readonly pick: Pick;
  /** What a choice is called to whoever is asked. */
  readonly name: (choice: Choice) => string;
  /** What the log is pointing at. */
  readonly lit: ReadonlySet<string>;
}

/** What the count at the end of a game is given: the result, and how its parts are called. */
export interface CountProps {
  readonly result: Result;
  readonly names: readonly string[];
  readonly category: (category: string) => string;
  /** What a seat's points in a category were given for; null where the points say enough. */
  readonly detail: (category: string, seat: Seat) => string | null;
  readonly text: GameText;
  readonly say: Say;
  readonly onDone: () => void;
}

/** The page's part of a game, loaded when it is opened. */
export interface GameUi {
  readonly Board: ComponentType<BoardProps>;
  /** Counts the points step by step before the end is shown, to whoever sees the game end. */
  readonly Count?: ComponentType<CountProps>;
  /** The types of choice that ask how many, each with the field that says it: they become a number to be set. */
  readonly amounts?: AmountFields;
  /** The same words, with the places where long ones may break. */
  breakable?(text: string): string;
  /** The things on the table that an event speaks of, as `data-thing` marks them. */
  things(event: GameEvent): readonly string[];
}

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
  return { loaded, text: await loaded.text(language) };
}
