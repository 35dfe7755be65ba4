/** What the parts of the table share: the view, its data, its words, and what can be chosen. */
import type { Seat, View } from '@bottega/kernel';
import type { GameText, Message, Say } from '@bottega/kernel/text';
import type { Choice, Event, Frame, FrameOf, State, Tables } from '@bottega/vulgari/show';
import type { ChoiceController } from '../../choosing/choice-controller';
import type { Meant } from '../../choosing/Targets';
import type { TableInfo } from '../../table/table';
import type { SnapshotOf } from '../board/game-ui';

export interface BoardContext {
  readonly tables: Tables;
  readonly view: View<State>;
  readonly seen: SnapshotOf<State, Choice, Event>;
  readonly info: TableInfo;
  readonly text: GameText;
  readonly say: Say;
  readonly pick: ChoiceController<Choice>;
  readonly lit: ReadonlySet<string>;
  /** What a choice of this game is called here. */
  readonly name: (choice: Choice) => string;
}

/** Choices with their names, of those that are part of the question. */
export function meant(shown: BoardContext, choices: readonly Choice[]): Meant<Choice>[] {
  return choices
    .filter((choice) => shown.pick.status(choice) !== 'none')
    .map((choice) => ({ choice, label: shown.name(choice) }));
}

export const t = (shown: BoardContext, key: string, values: Message['values'] = {}): string =>
  shown.say({ key, values });

export const playerName = (shown: BoardContext, seat: Seat): string => shown.info.players[seat].name;

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
