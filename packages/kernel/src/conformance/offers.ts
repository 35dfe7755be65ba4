/** Properties of questions and offers. */
import { digest } from '../digest.js';
import { clonePlain } from '../plain.js';
import { explained, legal, play, suggest } from '../play.js';
import { shuffle } from '../random.js';
import type { Property } from './property.js';

/** How many of the choices of one question are tried out. */
const TRIED = 12;

const text = (value: unknown) => JSON.stringify(value);

export const questions: Property = {
  name: 'every question is put to somebody and has an answer',
  at({ game, match, state, asked }) {
    if (match.over) return asked.length === 0 ? null : 'seats are asked after the end';
    if (asked.length === 0) return 'nobody is asked, and the game is not over';
    if (new Set(asked).size !== asked.length || asked.some((seat) => !(seat in state.own)))
      return `asks seats ${asked}`;
    const silent = asked.find((seat) => legal(game, state, seat).length === 0);
    return silent === undefined ? null : `seat ${silent} is asked and has no answer (${text(state.open.stack.at(-1))})`;
  },
};

export const offers: Property = {
  name: 'choices are flat, offered once, and not barred as well',
  at({ game, state, asked }) {
    for (const seat of asked) {
      const { allowed, reordered, barred } = explained(game, state, seat);
      const known = new Set<string>();
      for (const choice of [...allowed, ...barred.map((bar) => bar.choice)]) {
        if (Object.values(choice).some((value) => typeof value === 'object')) return `${text(choice)} is not flat`;
        const key = text(Object.entries(choice).sort());
        if (known.has(key)) return `${text(choice)} is offered or barred twice`;
        known.add(key);
      }
      if (text(legal(game, state, seat)) !== text(allowed.filter((choice) => !reordered.includes(choice))))
        return `seat ${seat} is offered other choices when bars are kept`;
    }
    return null;
  },
};

export const offerReads: Property = {
  name: 'offer changes nothing',
  at({ game, state, asked }) {
    const before = digest(state);
    for (const seat of asked) explained(game, state, seat);
    return digest(state) === before ? null : 'the state is another one after offering';
  },
};

export const barsCite: Property = {
  name: 'every bar cites a rule of the rulebook',
  at({ game, state, asked }) {
    for (const seat of asked) {
      const stray = explained(game, state, seat).barred.find((bar) => !game.ruleIds.includes(bar.rule));
      if (stray !== undefined) return `${text(stray.choice)} is barred by "${stray.rule}", which is no rule`;
    }
    return null;
  },
};

export const offeredPlays: Property = {
  name: 'every offered choice can be played',
  at({ game, state, asked, random }) {
    for (const seat of asked) {
      for (const choice of shuffle(random, explained(game, state, seat).allowed).slice(0, TRIED)) {
        try {
          const played = play(game, game.clone(state), seat, clonePlain(choice));
          if (!played.ok) return `${text(choice)} of seat ${seat} is offered but refused`;
        } catch (error) {
          return `${text(choice)} of seat ${seat} throws ${String(error)}`;
        }
      }
    }
    return null;
  },
};

export const refusedChangesNothing: Property = {
  name: 'what is not offered is refused with its rule and changes nothing',
  at({ game, state, asked }) {
    const before = digest(state);
    for (const seat of asked) {
      for (const { choice, rule } of explained(game, state, seat).barred) {
        const played = play(game, state, seat, clonePlain(choice));
        if (played.ok || played.rule !== rule)
          return `${text(choice)} is barred by ${rule}, but play says ${text(played)}`;
      }
      const [choice] = legal(game, state, seat);
      if (play(game, state, seat, { ...choice, type: 'no such choice' }).ok)
        return 'a choice that does not exist is accepted';
    }
    const stranger = state.own.findIndex((_, seat) => !asked.includes(seat));
    for (const seat of asked.slice(0, 1)) {
      const [choice] = legal(game, state, seat);
      if (stranger >= 0 && play(game, state, stranger, choice).ok)
        return `seat ${stranger} is not asked, but may choose`;
    }
    return digest(state) === before ? null : 'a refused choice changed the state';
  },
};

export const suggestedIsOffered: Property = {
  name: 'the suggested choice is one that is offered',
  at({ game, state, asked }) {
    for (const seat of asked) {
      const choice = suggest(game, state, seat);
      if (!play(game, game.clone(state), seat, choice).ok)
        return `${text(choice)} is suggested to seat ${seat} but refused`;
    }
    return null;
  },
};
