/** What was learned for games, loaded when a player who uses it sits down. */
import { inputsOf, readWeights, type Weights } from '@bottega/bots';
import type { Game, StoredWeights } from '@bottega/kernel';
import { gameById } from './index.js';

type StoredBySeats = (seats: number) => Promise<StoredWeights | null>;

const LEARNED: Readonly<Record<string, StoredBySeats>> = {
  principato: async (seats) => (await import('@bottega/principato/weights')).loadWeights(seats),
  virtu: async (seats) => (await import('@bottega/virtu/weights')).loadWeights(seats),
  vulgari: async (seats) => (await import('@bottega/vulgari/weights')).loadWeights(seats),
};

/**
 * What was learned for a game with so many seats; null if nothing was, or if it was learned under other rules or with other components:
 * then it would mislead.
 */
export async function loadWeights(game: Game, seats: number): Promise<Weights | null> {
  if (game.customData !== null) return null;
  const stored = await LEARNED[gameById(game.id).id](seats);
  if (stored === null || stored.rules !== game.rules || stored.inputs !== inputsOf(game, seats)) return null;
  return readWeights(stored);
}
