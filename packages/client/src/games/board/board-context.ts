/** What the parts of a board share: the view, the game's data, its words, and what can be chosen. */
import type { Choice, Game, GameEvent, Seat, State, View } from '@bottega/kernel';
import type { Message } from '@bottega/kernel/text';
import { useMemo } from 'react';
import type { Meant } from '../../choosing/Targets';
import type { BoardProps } from './game-ui';

/** A game that its board can look things up in. */
type WithTables<S extends State, C extends Choice, E extends GameEvent> = Game<S, C, E> & { readonly tables: unknown };

export interface BoardContextOf<S extends State, C extends Choice, E extends GameEvent, G extends WithTables<S, C, E>>
  extends Omit<BoardProps<S, C, E, G>, 'game'> {
  readonly tables: G['tables'];
  readonly view: View<S>;
}

/** The same object until something in it changes: the parts of a board are drawn again only then. */
export function useBoardContext<S extends State, C extends Choice, E extends GameEvent, G extends WithTables<S, C, E>>({
  seen,
  info,
  game: { tables },
  text,
  say,
  pick,
  lit,
  name,
}: BoardProps<S, C, E, G>): BoardContextOf<S, C, E, G> {
  return useMemo(
    () => ({ tables, view: seen.view, seen, info, text, say, pick, lit, name }),
    [tables, seen, info, text, say, pick, lit, name],
  );
}

/** Choices with their names, of those that are part of the question. */
export function meant<C extends Choice>(
  { pick, name }: Pick<BoardProps<State, C>, 'pick' | 'name'>,
  choices: readonly C[],
): Meant<C>[] {
  return choices.filter((choice) => pick.status(choice) !== 'none').map((choice) => ({ choice, label: name(choice) }));
}

/** Marks an element as a thing that the log can point at. */
export function thing({ lit }: Pick<BoardProps, 'lit'>, id: string): { 'data-thing': string; className: string } {
  return { 'data-thing': id, className: lit.has(id) ? 'lit' : '' };
}

/** Says a message of the game. */
export function t({ say }: Pick<BoardProps, 'say'>, key: string, values: Message['values'] = {}): string {
  return say({ key, values });
}

export function playerName({ info }: Pick<BoardProps, 'info'>, seat: Seat): string {
  return info.players[seat].name;
}

/** The things on a table that an event speaks of, by the fields that name them; a seat is one in every game. */
export function thingsNamed(kinds: Readonly<Record<string, string>>): (event: GameEvent) => string[] {
  const named = Object.entries({ ...kinds, seat: 'seat' });
  return (event) => {
    const fields: Readonly<Record<string, unknown>> = { ...event };
    return named.flatMap(([field, kind]) => (typeof fields[field] === 'number' ? [`${kind}-${fields[field]}`] : []));
  };
}
