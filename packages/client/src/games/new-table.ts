/** What a new table begins with when nobody says otherwise. */
import type { FirstGame } from '@bottega/kernel';
import { STANDARD_BOT } from '@bottega/table';
import { randomHex } from '../random-hex';
import type { NewTable, Player } from '../table/table';
import type { GameCard } from '.';

const BOT_NAMES = ['Bruno', 'Carla', 'Dario', 'Elena', 'Fosco', 'Gemma', 'Ivo', 'Livia'];

/** What a bot is called that sits in this seat, never like the person at the screen; the first seat is usually theirs. */
export function botName(seat: number, person: string): string {
  const names = BOT_NAMES.filter((name) => name.toLowerCase() !== person.toLowerCase());
  return names[(seat + names.length - 1) % names.length];
}

/** 128 bits as 32 hex digits: nobody can guess the deal from the published hash. */
export function randomSeed(): string {
  return randomHex(16);
}

/** The bot that somebody plays a first game against. */
const EASY_BOT = 'garzone';

/** The whole game after the last lesson: one person in the first seat against easy bots. */
export function firstTable(game: string, { seats, options }: FirstGame, you: string): NewTable {
  return { game, players: against(EASY_BOT, seats, you), seating: 'asSat', options, seed: randomSeed() };
}

/** One person in the first seat against as many bots as are usual, with the rules as they are printed. */
export function tableAgainstBots({ id, usual }: GameCard, you: string): NewTable {
  return { game: id, players: against(STANDARD_BOT, usual, you), seating: 'asSat', options: {}, seed: randomSeed() };
}

function against(bot: string, seats: number, you: string): Player[] {
  return Array.from(
    { length: seats },
    (_, seat): Player => (seat === 0 ? { name: you, bot: null } : { name: botName(seat, you), bot }),
  );
}
