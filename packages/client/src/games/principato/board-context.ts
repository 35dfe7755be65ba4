/** What the parts of the table share: the view, its data, its words, and what can be chosen. */
import type { View } from '@bottega/kernel';
import type { GameText, Say } from '@bottega/kernel/text';
import type { Choice, Event, State, Tables } from '@bottega/principato/show';
import type { ChoiceController } from '../../choosing/choice-controller';
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
}

/** Marks an element as a thing that the log can point at. */
export function thing(shown: BoardContext, id: string): { 'data-thing': string; className: string } {
  return { 'data-thing': id, className: shown.lit.has(id) ? 'lit' : '' };
}
