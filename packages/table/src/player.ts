/** Who sits at a table: people, and bots with what they are called. */
import { findBot } from '@bottega/bots';

/** The bot that plays where nobody asked for another. */
export const STANDARD_BOT = 'apprendista';

export interface Player {
  readonly name: string;
  /** The bot's id, or null for a person. */
  readonly bot: string | null;
  /** The bot that plays a person's seat until its owner returns. */
  readonly substitute?: string;
  /** Whether this person has given up; a bot plays the seat to the end. */
  readonly hasConceded?: true;
}

/** The bot that plays a seat now; null if a person does. */
export function botIn({ bot, substitute }: Player): string | null {
  return substitute ?? bot;
}

export function isKnownBot(id: string): boolean {
  return findBot(id) !== null;
}
