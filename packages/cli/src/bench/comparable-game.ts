/**
 * A game of comparable size in boardgame.io's idiom, in the manner of Principato: four players, a hand of two cards, a
 * row of seven, cubes, buildings, soldiers. What is two questions there (which card, for which of the row) is one move
 * with two arguments here, as its documentation writes moves: hence about 20 legal moves.
 */

export const SEATS = 4;
const HAND = 2;
const DISPLAY = 7;
const TURNS = 21 * SEATS;
/** 84 turns of 4 moves are 336 decisions; Principato has 337 with four players. */
const MOVES_PER_TURN = 4;
const STORAGE = 6;
/** The value of its constant: a move that returns it is refused. */
const INVALID_MOVE = 'INVALID_MOVE';

/** How big the comparable game is made. */
export interface Extent {
  /** From how many places of the display a card can be taken: most of the legal moves. */
  readonly reach: number;
  /** Plots of land of each player: much of the state. */
  readonly plots: number;
  /** How many of the trades are possible. */
  readonly trades: number;
}
/** About 20 legal moves and 300 numbers. */
export const COMPARABLE: Extent = { reach: DISPLAY, plots: 31, trades: 4 };
/** About 5 legal moves and 200 numbers: what Principato has when each of its questions is counted as a decision. */
export const NARROW: Extent = { reach: 1, plots: 6, trades: 2 };

interface Player {
  food: number;
  gold: number;
  favor: number;
  field: number;
  bank: number;
  farm: number;
  palazzo: number;
  catapult: number;
  militia: number;
  condottiere: number;
  fedMilitia: number;
  fedCondottieri: number;
  hand: number[];
  culture: number[];
  plots: number[];
}

export interface G {
  turnsLeft: number;
  deck: number[];
  display: number[];
  box: number[];
  reserve: { food: number; gold: number; favor: number; land: number; town: number; soldier: number };
  players: Player[];
}

type Building = 'field' | 'bank' | 'farm' | 'palazzo' | 'catapult' | 'militia' | 'condottiere';
type Gain = Building | 'food' | 'gold' | 'culture';

const GAINS: readonly Gain[] = [
  'food',
  'field',
  'gold',
  'bank',
  'farm',
  'militia',
  'culture',
  'palazzo',
  'condottiere',
  'catapult',
];
/** Static data stays out of the state, as its documentation advises. */
const CARDS = Array.from({ length: SEATS * HAND + DISPLAY + TURNS }, (_, id) => ({
  gain: GAINS[id % GAINS.length],
  food: GAINS[id % GAINS.length] === 'food' ? 0 : id % 3,
  gold: GAINS[id % GAINS.length] === 'gold' ? 0 : (id >> 2) % 3,
}));
const CULTURES = 5;
const TRADES = [
  ['food', 'gold'],
  ['gold', 'food'],
  ['favor', 'food'],
  ['favor', 'gold'],
] as const;

/** What a move gets besides its arguments. `G` is an Immer draft in moves and hooks: they change it in place. */
interface Context {
  readonly G: G;
  readonly playerID: string;
}
/** A legal move, as `enumerate` lists it. */
export interface Listed {
  readonly move: string;
  readonly args: readonly number[];
}

/** What boardgame.io is given. */
export function comparableGame(extent: Extent) {
  return {
    name: 'comparable',
    seed: 'bench',
    // Keeping every earlier state to take moves back grows with the game and is not measured on our side either.
    disableUndo: true,

    setup: ({ random }: { readonly random: { Shuffle<T>(items: T[]): T[] } }): G => {
      const deck = random.Shuffle(CARDS.map((_, id) => id));
      return {
        turnsLeft: TURNS,
        players: Array.from({ length: SEATS }, () => newPlayer(extent, deck.splice(0, HAND))),
        display: deck.splice(0, DISPLAY),
        deck,
        box: [],
        reserve: { food: 60, gold: 60, favor: 40, land: 60, town: 60, soldier: 40 },
      };
    },

    moves: {
      activate: ({ G, playerID }: Context, slot: number) => {
        const player = playerOf(G, playerID);
        if (!canActivate(G, player, slot)) return INVALID_MOVE;
        const { gain, food, gold } = CARDS[player.hand[slot]];
        player.food -= food;
        player.gold -= gold;
        G.reserve.food += food;
        G.reserve.gold += gold;
        receive(G, player, gain);
        return undefined;
      },
      change: ({ G, playerID }: Context, slot: number, place: number) => {
        const { hand } = playerOf(G, playerID);
        if (hand[slot] === undefined || G.display[place] === undefined) return INVALID_MOVE;
        [hand[slot], G.display[place]] = [G.display[place], hand[slot]];
        return undefined;
      },
      favor: ({ G, playerID }: Context) => {
        const player = playerOf(G, playerID);
        if (!canTakeFavor(G, player)) return INVALID_MOVE;
        player.favor++;
        G.reserve.favor--;
        return undefined;
      },
      trade: ({ G, playerID }: Context, kind: number) => {
        const player = playerOf(G, playerID);
        if (!canTrade(G, player, kind)) return INVALID_MOVE;
        const [from, to] = TRADES[kind];
        player[from]--;
        G.reserve[from]++;
        player[to]++;
        G.reserve[to]--;
        return undefined;
      },
      feedMilitia: ({ G, playerID }: Context) => {
        const player = playerOf(G, playerID);
        if (!canFeedMilitia(player)) return INVALID_MOVE;
        player.food--;
        player.fedMilitia++;
        return undefined;
      },
      payCondottiere: ({ G, playerID }: Context) => {
        const player = playerOf(G, playerID);
        if (!canPayCondottiere(player)) return INVALID_MOVE;
        player.gold--;
        player.fedCondottieri++;
        return undefined;
      },
      pass: () => undefined,
    },

    turn: {
      // Its cheapest way to end a turn: no event is dispatched.
      minMoves: MOVES_PER_TURN,
      maxMoves: MOVES_PER_TURN,
      onEnd: ({ G }: { readonly G: G }) => {
        const left = G.display.shift();
        const next = G.deck.pop();
        if (left !== undefined) G.box.push(left);
        if (next !== undefined) G.display.push(next);
        G.turnsLeft--;
      },
    },

    endIf: ({ G }: { readonly G: G }) => (G.turnsLeft > 0 ? undefined : { winner: winnerOf(G) }),

    ai: {
      enumerate: (G: G, _ctx: unknown, playerID: string): Listed[] => {
        const player = playerOf(G, playerID);
        const moves: Listed[] = [];
        for (let slot = 0; slot < HAND; slot++) {
          if (canActivate(G, player, slot)) moves.push({ move: 'activate', args: [slot] });
        }
        for (let slot = 0; slot < HAND; slot++) {
          for (let place = 0; place < extent.reach; place++) moves.push({ move: 'change', args: [slot, place] });
        }
        if (canTakeFavor(G, player)) moves.push({ move: 'favor', args: [] });
        for (let kind = 0; kind < extent.trades; kind++) {
          if (canTrade(G, player, kind)) moves.push({ move: 'trade', args: [kind] });
        }
        if (canFeedMilitia(player)) moves.push({ move: 'feedMilitia', args: [] });
        if (canPayCondottiere(player)) moves.push({ move: 'payCondottiere', args: [] });
        moves.push({ move: 'pass', args: [] });
        return moves;
      },
    },
  };
}

function newPlayer({ plots }: Extent, hand: number[]): Player {
  return {
    food: 2,
    gold: 2,
    favor: 1,
    field: 1,
    bank: 1,
    farm: 1,
    palazzo: 1,
    catapult: 0,
    militia: 0,
    condottiere: 0,
    fedMilitia: 0,
    fedCondottieri: 0,
    hand,
    culture: Array.from({ length: CULTURES }, () => 0),
    plots: Array.from({ length: plots }, () => 0),
  };
}

function playerOf(G: G, playerID: string): Player {
  return G.players[Number(playerID)];
}

function canActivate(G: G, player: Player, slot: number): boolean {
  const { gain, food, gold } = CARDS[player.hand[slot]];
  if (player.food < food || player.gold < gold) return false;
  switch (gain) {
    case 'food':
    case 'gold':
      return player[gain] < STORAGE && G.reserve[gain] > 0;
    case 'field':
    case 'farm':
      return G.reserve.land > 0;
    case 'bank':
    case 'palazzo':
      return G.reserve.town > 0;
    case 'catapult':
    case 'militia':
    case 'condottiere':
      return G.reserve.soldier > 0;
    case 'culture':
      return true;
  }
}

function canTakeFavor(G: G, player: Player): boolean {
  return player.favor < STORAGE && G.reserve.favor > 0;
}

function canTrade(G: G, player: Player, kind: number): boolean {
  const [from, to] = TRADES[kind];
  return player[from] > 0 && player[to] < STORAGE && G.reserve[to] > 0;
}

function canFeedMilitia(player: Player): boolean {
  return player.food > 0 && player.fedMilitia < player.militia;
}

function canPayCondottiere(player: Player): boolean {
  return player.gold > 0 && player.fedCondottieri < player.condottiere;
}

function receive(G: G, player: Player, gain: Gain): void {
  switch (gain) {
    case 'food':
    case 'gold': {
      const yields = gain === 'food' ? player.field : player.bank;
      const count = Math.min(yields, STORAGE - player[gain], G.reserve[gain]);
      player[gain] += count;
      G.reserve[gain] -= count;
      return;
    }
    case 'culture':
      player.culture[player.farm % CULTURES]++;
      return;
    case 'field':
    case 'farm': {
      player[gain]++;
      G.reserve.land--;
      const plot = player.plots.indexOf(0);
      if (plot >= 0) player.plots[plot] = gain === 'field' ? 1 : 2;
      return;
    }
    case 'bank':
    case 'palazzo':
      player[gain]++;
      G.reserve.town--;
      return;
    case 'catapult':
    case 'militia':
    case 'condottiere':
      player[gain]++;
      G.reserve.soldier--;
      return;
  }
}

function winnerOf(G: G): string {
  const points = G.players.map(
    (one) =>
      one.catapult + one.fedMilitia + one.fedCondottieri + 3 * one.culture.reduce((sum, count) => sum + count, 0),
  );
  return String(points.indexOf(Math.max(...points)));
}

export type Config = ReturnType<typeof comparableGame>;
