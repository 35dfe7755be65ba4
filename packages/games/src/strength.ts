/** How strong the levels of the bots are, as `bottega ladder` has measured it: what people are told when they set up a game. */

export interface MeasuredStrength {
  /** The level of all the others in these games. */
  readonly rivals: 'garzone' | 'apprendista';
  /** Games won of 100; a shared victory counts in part. */
  readonly wins: number;
}

type ByLevel = Readonly<Record<string, MeasuredStrength>>;

/** By game and number of players; how many games each figure is from stands in docs/bots.md. Of what is not in here nothing is told. */
export const MEASURED: Readonly<Record<string, Readonly<Record<number, ByLevel>>>> = {
  principato: {
    2: {
      garzone: { rivals: 'apprendista', wins: 0 },
      apprendista: { rivals: 'garzone', wins: 100 },
      maestro: { rivals: 'apprendista', wins: 83 },
    },
    3: {
      garzone: { rivals: 'apprendista', wins: 0 },
      apprendista: { rivals: 'garzone', wins: 99 },
      maestro: { rivals: 'apprendista', wins: 67 },
    },
    4: {
      garzone: { rivals: 'apprendista', wins: 0 },
      apprendista: { rivals: 'garzone', wins: 98 },
      maestro: { rivals: 'apprendista', wins: 67 },
    },
  },
  virtu: {
    3: { maestro: { rivals: 'apprendista', wins: 65 } },
    4: {
      garzone: { rivals: 'apprendista', wins: 0 },
      apprendista: { rivals: 'garzone', wins: 100 },
      maestro: { rivals: 'apprendista', wins: 66 },
    },
    5: { maestro: { rivals: 'apprendista', wins: 49 } },
  },
  vulgari: {
    4: {
      garzone: { rivals: 'apprendista', wins: 0 },
      apprendista: { rivals: 'garzone', wins: 98 },
      maestro: { rivals: 'apprendista', wins: 52 },
    },
    5: { maestro: { rivals: 'apprendista', wins: 40 } },
  },
};

/** What was measured of a level in a game of so many; null if nothing was. */
export function measuredStrength(game: string, seats: number, level: string): MeasuredStrength | null {
  return MEASURED[game]?.[seats]?.[level] ?? null;
}
