/** D-21: the final election. */
import { only, type Seat } from '@bottega/kernel';
import { ABSTAIN, type ChoiceOf, type CubeSet, elect, spend } from '../choices.js';
import type { State } from '../state.js';
import {
  ABBESS,
  BANKER,
  BENEDICTINE,
  CAMERLENGO,
  KNOWLEDGE,
  NOBLE,
  OFFICE_POINTS,
  OFFICE_VOTES,
  POLITICIAN,
  POPE,
  SCRIBE,
  type Tables,
} from '../tables.js';
import { giveAway, held, isCardinal, isMerchant, lift, minimalSets, virtualVotes, votesBehind } from './holding.js';
import type { Ask, Auto, Telling, Why } from './step-types.js';

/** D-20.4, D-21.1: after the last turn all screens are lifted. */
export const liftScreens: Auto<'lift'> = {
  chance: true, // it opens what only the owners knew
  run(state, _frame, emit) {
    const { open } = state;
    open.stack.pop();
    open.stack.push({ step: 'election', at: 0 });
    emit?.({ type: 'lifted' });
    for (let seat = 0; seat < state.own.length; seat++) {
      lift(state, seat);
      emit?.({
        type: 'behind',
        seat,
        politicians: held(state, seat, POLITICIAN),
        nobles: held(state, seat, NOBLE),
        abbesses: held(state, seat, ABBESS),
        scribes: held(state, seat, SCRIBE),
      });
    }
  },
};

/** D-21.2: the one with most knowledge first; who can be elected to nothing is not asked. */
export const election = (tables: Tables): Auto<'election'> => ({
  chance: false,
  run(state, frame, emit) {
    const { open } = state;
    const { order } = open.tracks[KNOWLEDGE];
    while (frame.at < order.length) {
      const seat = order[frame.at++];
      if (officesOf(state, seat).some((office) => whyNot(tables, state, seat, office) === null)) {
        open.stack.push({ step: 'candidate', seat });
        return;
      }
    }
    open.stack.pop();
    emit?.({ type: 'over', round: open.round });
  },
});

/** D-21.3: what the status allows. */
function officesOf(state: State, seat: Seat): readonly number[] {
  if (isCardinal(state, seat)) return [CAMERLENGO, POPE];
  return isMerchant(state, seat) ? [BANKER] : [BENEDICTINE];
}

/** D-21.4: the votes that real cubes must have. */
export function needForOffice(tables: Tables, state: State, seat: Seat, office: number): number {
  return OFFICE_VOTES[office] - virtualVotes(tables, state, seat);
}

/** D-21.3. D-21.6: one pope; the right passes on from the one with most knowledge, in whose order all decide. */
function whyNot(tables: Tables, state: State, seat: Seat, office: number): Why | null {
  if (!officesOf(state, seat).includes(office)) return { rule: 'D-21.3', facts: { office } };
  const votes = votesBehind(state, seat) + virtualVotes(tables, state, seat);
  if (votes < OFFICE_VOTES[office]) return { rule: 'D-21.3', facts: { needs: OFFICE_VOTES[office], has: votes } };
  const isThereAPope = office === POPE && state.open.players.some((player) => player.office === POPE);
  return isThereAPope ? { rule: 'D-21.6' } : null;
}

/** D-21.3, Q-20: an election, or none. */
export const chooseOffice = (tables: Tables): Ask<'candidate', ChoiceOf<'elect' | 'abstain'>> => ({
  seats: (_state, frame) => only(frame.seat),
  offer(state, _frame, seat, o) {
    for (let office = 0; office < OFFICE_VOTES.length; office++) {
      const why = whyNot(tables, state, seat, office);
      if (why === null) o.may(elect(office));
      else o.bar(elect(office), why.rule, why.facts);
    }
    o.may(ABSTAIN);
  },
  choose(state, _frame, seat, choice, emit) {
    const { stack } = state.open;
    stack.pop();
    if (choice.type === 'abstain') {
      emit?.({ type: 'abstained', seat });
      return;
    }
    const need = needForOffice(tables, state, seat, choice.office);
    const sets = minimalSets(state, seat, need);
    if (sets.length === 1) takeOffice(state, seat, choice.office, sets[0], emit);
    else stack.push({ step: 'spend', seat, office: choice.office, need });
  },
  suggest: (state, _frame, seat) => {
    const open = officesOf(state, seat).filter((office) => whyNot(tables, state, seat, office) === null);
    return elect(open.reduce((best, office) => (OFFICE_POINTS[office] > OFFICE_POINTS[best] ? office : best)));
  },
});

/** D-21.5: which cubes; none that is not needed. */
export const chooseSpent: Ask<'spend', ChoiceOf<'spend'>> = {
  seats: (_state, frame) => only(frame.seat),
  offer(state, frame, seat, o) {
    for (const set of minimalSets(state, seat, frame.need)) o.may(spend(set));
  },
  choose(state, { office }, seat, { politicians, nobles, abbesses }, emit) {
    state.open.stack.pop();
    takeOffice(state, seat, office, { politicians, nobles, abbesses }, emit);
  },
  suggest: (state, frame, seat) => spend(minimalSets(state, seat, frame.need)[0]),
};

/** D-21.5: the cubes leave the game. */
function takeOffice(state: State, seat: Seat, office: number, set: CubeSet, emit: Telling): void {
  const { open } = state;
  giveAway(state, seat, set);
  open.gone[POLITICIAN] += set.politicians;
  open.gone[NOBLE] += set.nobles;
  open.gone[ABBESS] += set.abbesses;
  open.players[seat].office = office;
  emit?.({ type: 'elected', seat, office, ...set });
}
