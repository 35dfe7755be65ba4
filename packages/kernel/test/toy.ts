/**
 * A toy game for the kernel's tests: draw cards from a deck into a hand, show them for points, and once a round bid
 * stones, all at once and sealed. Small, but it uses every compartment, chance, bars, sealed answers and the barrier.
 */
import {
  type Asking,
  type Automatic,
  clonePlain,
  cloneStack,
  type Game,
  only,
  pickRandom,
  type RandomState,
  randomBelow,
  redeal,
  type Seat,
  type Steps,
  shuffle,
  stepsOf,
} from '../src/index.js';

export interface ToyState {
  open: {
    stack: ToyFrame[];
    options: Readonly<Record<string, string | number | boolean>>;
    round: number;
    deckSize: number;
    shown: number[][];
    stones: number[];
    waiting: Seat[];
  };
  own: { hand: number[]; bid: number | null }[];
  hidden: { random: RandomState; deck: number[] };
}

type ToyFrame =
  | { readonly step: 'setup' }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'deal'; readonly seat: Seat }
  | { readonly step: 'bid' }
  | { readonly step: 'reveal' };

export type ToyChoice =
  | { readonly type: 'draw' }
  | { readonly type: 'show'; readonly card: number }
  | { readonly type: 'pass' }
  | { readonly type: 'bid'; readonly stones: number };

export type ToyEvent =
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: number } // to the owner
  | { readonly type: 'shown'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'bids'; readonly bids: readonly number[] };

export type Toy = Game<ToyState, ToyChoice, ToyEvent>;

const CARDS = 9;
const STONES = 2;
export const PASS: ToyChoice = { type: 'pass' };

type Ask<Name extends ToyFrame['step']> = Asking<ToyState, Extract<ToyFrame, { step: Name }>, ToyChoice, ToyEvent>;
type Auto<Name extends ToyFrame['step']> = Automatic<ToyState, Extract<ToyFrame, { step: Name }>, ToyEvent>;

export const setup: Auto<'setup'> = {
  chance: true,
  run({ open, own, hidden }, _frame, emit) {
    hidden.deck = shuffle(
      hidden.random,
      Array.from({ length: CARDS }, (_, card) => card),
    );
    own.forEach(({ hand }, seat) => {
      const card = hidden.deck.pop() ?? 0;
      hand.push(card);
      emit?.({ type: 'drawn', seat, card }, [seat]);
    });
    open.deckSize = hidden.deck.length;
    open.stack = [{ step: 'turn', seat: 0 }];
  },
};

/** T-1: draw, show or pass. */
export const turn: Ask<'turn'> = {
  seats: (_state, frame) => only(frame.seat),
  offer({ open, own }, _frame, seat, o) {
    if (open.deckSize > 0) o.may({ type: 'draw' });
    else o.bar({ type: 'draw' }, 'T-1.1', { left: 0 });
    for (let card = 0; card < CARDS; card++) {
      if (own[seat].hand.includes(card)) o.may({ type: 'show', card });
      else o.bar({ type: 'show', card }, 'T-1.2');
    }
    o.may(PASS);
  },
  choose(state, _frame, seat, choice, emit) {
    const { open, own } = state;
    open.stack.pop();
    if (seat + 1 < own.length) open.stack.push({ step: 'turn', seat: seat + 1 });
    else {
      open.waiting = own.map((_, other) => other);
      open.stack.push({ step: 'bid' });
    }
    if (choice.type === 'draw') open.stack.push({ step: 'deal', seat });
    if (choice.type === 'show') {
      const { hand } = own[seat];
      hand.splice(hand.indexOf(choice.card), 1);
      open.shown[seat].push(choice.card);
      emit?.({ type: 'shown', seat, card: choice.card });
    }
  },
  suggest: () => PASS,
};

export const deal: Auto<'deal'> = {
  chance: true,
  run({ open, own, hidden }, { seat }, emit) {
    open.stack.pop();
    const card = hidden.deck.pop() ?? 0;
    own[seat].hand.push(card);
    open.deckSize = hidden.deck.length;
    emit?.({ type: 'drawn', seat, card }, [seat]);
  },
};

/** T-2: everybody bids at once, in secret. */
export const bid: Ask<'bid'> = {
  seats: ({ open }) => open.waiting,
  offer({ open }, _frame, seat, o) {
    for (let stones = 0; stones <= STONES; stones++) {
      if (stones <= open.stones[seat]) o.may({ type: 'bid', stones });
      else o.bar({ type: 'bid', stones }, 'T-2.1', { has: open.stones[seat] });
    }
  },
  choose({ open, own }, _frame, seat, choice) {
    if (choice.type !== 'bid') return;
    own[seat].bid = choice.stones;
    open.waiting.splice(open.waiting.indexOf(seat), 1);
    if (open.waiting.length === 0) open.stack = [{ step: 'reveal' }];
  },
  suggest: () => ({ type: 'bid', stones: 0 }),
};

export const reveal: Auto<'reveal'> = {
  chance: false,
  run({ open, own }, _frame, emit) {
    const bids = own.map((one) => one.bid ?? 0);
    bids.forEach((stones, seat) => {
      own[seat].bid = null;
      open.stones[seat] -= stones;
    });
    emit?.({ type: 'bids', bids });
    open.round++;
    open.stack = open.round < 3 ? [{ step: 'turn', seat: 0 }] : [];
  },
};

/** The toy, with some of its parts replaced: by something broken, to see that it is noticed. */
export function makeToy(parts: Partial<Toy> = {}, steps: Partial<Steps<ToyState, ToyChoice, ToyEvent>> = {}): Toy {
  return {
    id: 'toy',
    rules: 1,
    seats: [2, 3],
    options: [{ id: 'colour', values: ['red', 'blue'] }],
    ruleIds: ['T-1.1', 'T-1.2', 'T-2.1'],
    customData: null,
    confirms: [],
    turns: ['turn'],
    steps: stepsOf<ToyState, ToyChoice, ToyEvent>({ setup, turn, deal, bid, reveal, ...steps }),
    create: (seats, options, random) => ({
      open: {
        stack: [{ step: 'setup' }],
        options,
        round: 0,
        deckSize: 0,
        shown: Array.from({ length: seats }, () => []),
        stones: Array.from({ length: seats }, () => STONES),
        waiting: [],
      },
      own: Array.from({ length: seats }, () => ({ hand: [], bid: null })),
      hidden: { random, deck: [] },
    }),
    clone: ({ open, own, hidden }) => ({
      open: {
        ...open,
        stack: cloneStack(open.stack),
        shown: open.shown.map((cards) => [...cards]),
        stones: [...open.stones],
        waiting: [...open.waiting],
      },
      own: own.map((one) => ({ hand: [...one.hand], bid: one.bid })),
      hidden: { random: [...hidden.random], deck: [...hidden.deck] },
    }),
    imagine(view, random) {
      const { open } = view;
      const hands = open.shown.map((_, seat) => {
        if (seat === view.seat && view.own !== null) return view.own.hand.length;
        return 0;
      });
      const mine = view.own?.hand ?? [];
      const known = new Set([...open.shown.flat(), ...mine]);
      const unknown = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !known.has(card));
      // Cards that neither lie open nor are in the deck are in other hands; any split of them will do.
      const others = open.shown.map((_, seat) => seat).filter((seat) => seat !== view.seat);
      const [deck, inHands] = redeal(random, unknown, [open.deckSize, unknown.length - open.deckSize]);
      const dealt: number[][] = others.map(() => []);
      for (const card of inHands) pickRandom(random, dealt).push(card);
      return {
        open: clonePlain(open),
        own: hands.map((_, seat) => {
          const isMine = seat === view.seat;
          const hasBid = open.stack[0]?.step === 'bid' && !open.waiting.includes(seat);
          return {
            hand: isMine ? [...mine] : dealt[others.indexOf(seat)],
            bid: isMine ? (view.own?.bid ?? null) : hasBid ? randomBelow(random, open.stones[seat] + 1) : null,
          };
        }),
        hidden: { random: [...random], deck },
      };
    },
    evaluate: ({ open }, seat) => open.shown[seat].length,
    result: ({ open }) => {
      const points = open.shown.map((cards) => cards.length);
      const places = points.map((own) => 1 + points.filter((other) => other > own).length);
      return { places, points, sheet: [{ category: 'shown', points }] };
    },
    violations({ open, own, hidden }) {
      const cards = [...open.shown.flat(), ...own.flatMap((one) => one.hand), ...hidden.deck];
      return new Set(cards).size === CARDS && cards.length === CARDS ? [] : [`TI-1 ${cards.length} cards`];
    },
    sizes: ({ open, hidden }) => [{ of: 'deck', told: open.deckSize, real: hidden.deck.length }],
    ...parts,
  };
}
