/** Ways to break the toy game: each breaks one promise, and the conformance suite must notice. */
import { clonePlain, type Seat } from '../src/index.js';
import { bid, deal, makeToy, PASS, setup, type Toy, type ToyState, turn } from './toy.js';

const sound = makeToy();

export type Offering = typeof turn.offer;
type Choosing = typeof turn.choose;

export function after<Args extends [ToyState, ...unknown[]]>(
  step: (...args: Args) => void,
  also: (state: ToyState) => void,
) {
  return (...args: Args) => {
    step(...args);
    also(args[0]);
  };
}

export function showOnly(): Offering {
  return ({ own }, _frame, seat, o) => {
    for (const card of own[seat].hand) o.may({ type: 'show', card });
  };
}

export function showTwice(): Choosing {
  return (state, frame, seat, choice, emit) => {
    turn.choose(state, frame, seat, choice, emit);
    if (choice.type === 'show') state.own[seat].hand.push(choice.card);
  };
}

export function dealSilently(): typeof deal.run {
  return (state, frame, emit) => {
    const told = state.open.deckSize;
    deal.run(state, frame, emit);
    state.open.deckSize = told;
  };
}

export function alsoMay(offer: Offering): Offering {
  return (state, frame, seat, o) => {
    offer(state, frame, seat, o);
    o.may(PASS);
  };
}

export function throwOn(type: string, choose: Choosing): Choosing {
  return (state, frame, seat, choice, emit) => {
    if (choice.type === type) thrown();
    choose(state, frame, seat, choice, emit);
  };
}

export function fickle(): Offering {
  let explained = 0;
  return (_state, _frame, _seat, o) => {
    o.may(PASS);
    if (o.explains) o.bar({ type: 'draw' }, explained++ % 2 === 0 ? 'T-1.1' : 'T-1.2');
  };
}

export function byIdentity(): Choosing {
  return (state, frame, seat, choice, emit) => {
    turn.choose(state, frame, seat, choice, emit);
    if (choice === PASS) state.open.round++;
  };
}

export function countingOutside(): Choosing {
  let count = 0;
  return (state, frame, seat, choice, emit) => {
    turn.choose(state, frame, seat, choice, emit);
    state.open.stones[seat] = 100 + count++;
  };
}

export function peeking(): Offering {
  return (state, _frame, _seat, o) => {
    const [next] = state.hidden.deck.slice(-1);
    if (next > 3) o.may({ type: 'draw' });
    else o.bar({ type: 'draw' }, 'T-1.1');
    o.may(PASS);
  };
}

export function bidOpenly(): typeof bid.choose {
  return (state, frame, seat, choice, emit) => {
    bid.choose(state, frame, seat, choice, emit);
    if (choice.type === 'bid') state.open.stones[seat] -= choice.stones;
  };
}

type Imagining = Toy['imagine'];

/** Always the same generator: whatever is dealt with it comes in the same order. */
export function dealingInOrder(): Imagining {
  return (view, random) => ({
    ...sound.imagine(view, [1, 2, 3, 4]),
    hidden: { ...sound.imagine(view, [1, 2, 3, 4]).hidden, random },
  });
}

export function withoutBids(): Imagining {
  return (view, random) => {
    const world = sound.imagine(view, random);
    world.own.forEach((one, seat) => {
      if (seat !== view.seat && one.bid !== null) one.bid = 0;
    });
    return world;
  };
}

/** In one of eight worlds the spectator's. */
export function forgettingOwn(): Imagining {
  return (view, random) =>
    random[0] % 8 > 0
      ? sound.imagine(view, random)
      : sound.imagine({ ...clonePlain(view), seat: null, own: null }, random);
}

type Telling = Parameters<typeof setup.run>[2];

export function tellingNext(): typeof setup.run {
  return (state, frame, emit) => {
    setup.run(state, frame, null);
    state.own.forEach(({ hand: [card] }, seat) => {
      const next = (seat + 1) % state.own.length;
      emit?.({ type: 'drawn', seat: next, card }, [next]);
    });
  };
}

export function tellingDeck(): typeof setup.run {
  return (state, frame, emit) => {
    setup.run(state, frame, null);
    emit?.({ type: 'bids', bids: [state.hidden.deck.filter((card) => card > 4).length] });
  };
}

export function tellingNothing(): typeof bid.choose {
  return (state, frame, seat, choice, emit) => {
    bid.choose(state, frame, seat, choice, emit);
    if (choice.type === 'bid' && choice.stones === 0) emit?.({ type: 'bids', bids: [] });
  };
}

/** Bids are made in several questions, one stone at a time, and end with none. */
export function stoneByStone(each: (state: ToyState, emit: Telling) => void): typeof bid {
  const left = (state: ToyState, seat: Seat) => state.open.stones[seat] - (state.own[seat].bid ?? 0);
  return {
    ...bid,
    offer(state, _frame, seat, o) {
      o.may({ type: 'bid', stones: 0 });
      if (left(state, seat) > 0) o.may({ type: 'bid', stones: 1 });
    },
    choose(state, frame, seat, choice, emit) {
      const stones = (state.own[seat].bid ?? 0) + (choice.type === 'bid' ? choice.stones : 0);
      if (choice.type === 'bid' && choice.stones === 1) {
        state.own[seat].bid = stones;
        each(state, emit);
      } else bid.choose(state, frame, seat, { type: 'bid', stones }, emit);
    },
  };
}

export function offeringByBids(): typeof bid.offer {
  return (state, frame, seat, o) => {
    if (state.own.some((one) => one.bid === 1)) o.may({ type: 'bid', stones: 0 });
    else bid.offer(state, frame, seat, o);
  };
}

/** A shown card goes back into the hand as one that nobody else has seen; showing a high one is told as passing is not. */
export function showInSecret(): Choosing {
  return (state, frame, seat, choice, emit) => {
    turn.choose(state, frame, seat, choice.type === 'show' ? PASS : choice, emit);
    if (choice.type !== 'show') return;
    state.own[seat].bid = choice.card;
    if (choice.card > 4) emit?.({ type: 'bids', bids: [] });
  };
}

export function tellingNeighbour(): typeof deal.run {
  return (state, frame, emit) => {
    deal.run(state, frame, null);
    const card = state.own[frame.seat].hand.at(-1) ?? 0;
    emit?.({ type: 'drawn', seat: frame.seat, card }, [(frame.seat + 1) % state.own.length]);
  };
}

/** After the first bid, a step of its own that shows how many high cards the others hold. */
export function thenCount(): typeof bid.choose {
  return (state, frame, seat, choice, emit) => {
    bid.choose(state, frame, seat, choice, emit);
    if (state.open.waiting.length > 0) state.open.stack.push({ step: 'count' } as never);
  };
}

export function countSecrets(): typeof deal.run {
  return (state) => {
    state.open.stack.pop();
    state.open.round += state.own.flatMap((one) => one.hand).filter((card) => card > 4).length / 100;
  };
}

export function tellingNextCard(): typeof deal.run {
  return (state, frame, emit) => {
    deal.run(state, frame, emit);
    emit?.({ type: 'shown', seat: frame.seat, card: state.hidden.deck.at(-1) ?? 0 });
  };
}

export function tellingStrangers(): typeof deal.run {
  return (state, frame, emit) => {
    deal.run(state, frame, null);
    emit?.({ type: 'drawn', seat: 0, card: 0 }, [7]);
  };
}

export function dealAnything(): typeof deal.run {
  let dealt = 0;
  return (state, frame, emit) => {
    const { deck } = state.hidden;
    if (deck.length > 0) deck.push(...deck.splice(dealt++ % deck.length, 1));
    deal.run(state, frame, emit);
  };
}

export function thrown(): never {
  throw new Error('on purpose');
}
