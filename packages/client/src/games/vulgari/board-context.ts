/** What the parts of the table of De Vulgari Eloquentia share. */
import type { Choice, Event, Frame, FrameOf, State, Vulgari } from '@bottega/vulgari/show';
import type { BoardContextOf } from '../board/board-context';

export { meant, playerName, t } from '../board/board-context';

export type BoardContext = BoardContextOf<State, Choice, Event, Vulgari>;

/** The frame of a step, if the game is within it. */
export function frameIn<Step extends Frame['step']>({ view }: BoardContext, step: Step): FrameOf<Step> | undefined {
  return view.open.stack.findLast((frame): frame is FrameOf<Step> => frame.step === step);
}

/** What was told since something of a type last happened, that included. */
export function since({ seen: { log } }: BoardContext, type: Event['type']): readonly Event[] {
  return log.slice(
    Math.max(
      0,
      log.findLastIndex((event) => event.type === type),
    ),
  );
}

/** The same choosing, in which an offered choice is made with others right after it: one click. */
export function followedBy(pick: BoardContext['pick'], ...after: readonly Choice[]): BoardContext['pick'] {
  return {
    ...pick,
    choose: (choice, at) => (pick.status(choice) === 'may' ? pick.play([choice, ...after]) : pick.choose(choice, at)),
  };
}
