/** What the parts of the table share: the view, its data, its words, and what can be chosen. */
import type { View } from '@bottega/kernel';
import type { GameText, Say } from '@bottega/kernel/text';
import type { Choice, Event, State, Tables } from '@bottega/principato/show';
import type { Pick } from '../../choosing/pick';
import type { TableInfo } from '../../table/table';
import type { SeenOf } from '../board/game-ui';

export interface Shown {
  readonly tables: Tables;
  readonly view: View<State>;
  readonly seen: SeenOf<State, Choice, Event>;
  readonly info: TableInfo;
  readonly text: GameText;
  readonly say: Say;
  readonly pick: Pick<Choice>;
  readonly lit: ReadonlySet<string>;
}

/** Marks an element as a thing that the log can point at. */
export function thing(shown: Shown, id: string): { 'data-thing': string; className: string } {
  return { 'data-thing': id, className: shown.lit.has(id) ? 'lit' : '' };
}
