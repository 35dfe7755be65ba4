/**
 * Parts of the table that are drawn again only if something changed that they show. A table has hundreds of them, and a choice
 * changes a handful.
 */
import type { Choice } from '@bottega/vulgari/show';
import { type FunctionComponent, memo, type ReactNode, useMemo, useRef } from 'react';
import type { BoardContext } from './board-context';

interface PartProps {
  readonly shown: BoardContext;
}

/** A component that is drawn again if one of the things is another that `shows` lists, or if the language is. */
export function partOf<Props extends PartProps>(
  draw: (props: Props) => ReactNode,
  shows: (props: Props) => readonly unknown[],
): FunctionComponent<Props> {
  const known = new WeakMap<Props, readonly unknown[]>();
  const listOf = (props: Props) => {
    const { say, text, info } = props.shown;
    const list = known.get(props) ?? [say, text, info, ...shows(props)];
    known.set(props, list);
    return list;
  };
  const isSame = (before: Props, after: Props) => {
    const old = listOf(before);
    const now = listOf(after);
    return old.length === now.length && old.every((one, at) => Object.is(one, now[at]));
  };
  return memo(draw, isSame) as unknown as FunctionComponent<Props>;
}

/** What a part shows of choices: whether each can be made, and what it is called. */
export function shownOf({ pick, name }: BoardContext, choices: readonly Choice[]): string {
  let said = '';
  for (const choice of choices) {
    const status = pick.status(choice);
    if (status !== 'none') said += `${status} ${name(choice)}\n`;
  }
  return said;
}

/** The same pick, but that what it does is done by the newest one: parts that are not drawn again hold on to an old one. */
export function useNewestPick(pick: BoardContext['pick']): BoardContext['pick'] {
  const newest = useRef(pick);
  newest.current = pick;
  return useMemo(
    () => ({
      ...pick,
      why: (choice) => newest.current.why(choice),
      choose: (choice, at) => newest.current.choose(choice, at),
      explain: (choice, at, isAsked) => newest.current.explain(choice, at, isAsked),
      play: (choices) => newest.current.play(choices),
    }),
    [pick],
  );
}
