/** Going from place to place with the arrow keys: to a neighbour if one lies that way, else to the nearest place there. */
import { type RefObject, useEffect } from 'react';
import type { Point } from '../project';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The cosine of the widest angle that is still that way: 60 degrees, so that no way is left out and most are in one only. */
const WIDEST = 0.5;

/** The place that an arrow leads to; undefined if none lies that way. */
export function placeAt(
  key: string,
  from: number,
  places: readonly Point[],
  neighbours: readonly number[],
  shown: readonly number[],
): number | undefined {
  const way = DIRECTIONS[key];
  const ahead = (place: number) => {
    const [x, y] = [places[place].x - places[from].x, places[place].y - places[from].y];
    const length = Math.hypot(x, y);
    const cosine = length === 0 ? 0 : (x * way.x + y * way.y) / length;
    // Straight ahead counts as nearer than the same distance aside.
    return { place, length: length / cosine, isThatWay: cosine >= WIDEST };
  };
  const nearest = (among: readonly number[]) =>
    among
      .map(ahead)
      .filter(({ isThatWay }) => isThatWay)
      .sort((one, other) => one.length - other.length)[0]?.place;
  return nearest(neighbours) ?? nearest(shown);
}

/** Hands arrow keys that are pressed on a place to `go`, which says whether there was somewhere to go. */
export function useArrows(
  list: RefObject<HTMLElement | null>,
  /** Of which `data-` attribute the number of a place is the value. */
  kind: 'city' | 'zone',
  go: (key: string, from: number) => boolean,
): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.key in DIRECTIONS) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(event.target instanceof Element) || event.target.closest('[role="menu"]') !== null) return;
      const from = event.target.closest<HTMLElement>(`[data-${kind}]`)?.dataset[kind];
      if (from !== undefined && go(event.key, Number(from))) event.preventDefault();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [list, kind, go]);
}
