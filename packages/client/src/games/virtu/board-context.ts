/** What the parts of the table share: the view, its data, its words, and what can be chosen. */
import type { Seat, View } from '@bottega/kernel';
import type { GameText, Message, Say } from '@bottega/kernel/text';
import type { Choice, Event, State, Tables } from '@bottega/virtu/show';
import type { ChoiceController } from '../../choosing/choice-controller';
import type { Meant } from '../../choosing/Targets';
import type { TableInfo } from '../../table/table';
import type { SnapshotOf } from '../board/game-ui';
import type { Paying } from './payment/use-paying';

export interface BoardContext {
  readonly tables: Tables;
  readonly view: View<State>;
  readonly seen: SnapshotOf<State, Choice, Event>;
  readonly info: TableInfo;
  readonly text: GameText;
  readonly say: Say;
  readonly pick: ChoiceController<Choice>;
  /** The payment that whoever looks is asked for. */
  readonly paying: Paying | null;
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

/** Marks an element as a thing that the log can point at. */
export function thing(shown: BoardContext, id: string): { 'data-thing': string; className: string } {
  return { 'data-thing': id, className: shown.lit.has(id) ? 'lit' : '' };
}

export const t = (shown: BoardContext, key: string, values: Message['values'] = {}): string =>
  shown.say({ key, values });

/** A player, and the dynasty he leads once it is known. */
export const playerName = (shown: BoardContext, seat: Seat): string => shown.info.players[seat].name;
