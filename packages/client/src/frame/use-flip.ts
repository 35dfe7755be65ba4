/** Pieces move visibly: from where they were to where they are (first, last, invert, play). Short, and never in the way. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

const DURATION = 320;

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Moves everything inside that carries `data-flip` (an id that stays with the piece) when `version` changes. */
export function useFlip(area: RefObject<HTMLElement | null>, version: number, isOn: boolean): void {
  const places = useRef<ReadonlyMap<string, Place>>(new Map());
  const flights = useRef<readonly Animation[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useLayoutEffect(() => {
    const board = area.current;
    if (board === null) return;
    // Whatever is still on its way has arrived: else it would be taken to lie where it is passing.
    for (const flight of flights.current) flight.cancel();
    const pieces = [...board.querySelectorAll<HTMLElement>('[data-flip]')];
    // All positions are read before anything moves: reading between writes would make the browser lay out again and again.
    const before = places.current;
    const now = placesIn(board, pieces);
    flights.current = isOn ? pieces.flatMap((piece) => moved(piece, before, now)) : [];
    places.current = now;
    // Zooming and turning the screen move no piece, but all that is known of their places.
    const resized = new ResizeObserver(() => {
      if (flights.current.some(({ playState }) => playState === 'running')) return;
      places.current = placesIn(board, pieces);
    });
    resized.observe(board);
    return () => resized.disconnect();
  }, [version, isOn]);
}

/** Relative to the board: scrolling moves no piece. */
function placesIn(board: HTMLElement, pieces: readonly HTMLElement[]): ReadonlyMap<string, Place> {
  const origin = board.getBoundingClientRect();
  return new Map(
    pieces.map((piece) => {
      const { left, top } = piece.getBoundingClientRect();
      return [piece.dataset.flip ?? '', { left: left - origin.left, top: top - origin.top }];
    }),
  );
}

/** The movement of a piece to its place; none if it has only just appeared or lies where it did. */
function moved(piece: HTMLElement, before: ReadonlyMap<string, Place>, now: ReadonlyMap<string, Place>): Animation[] {
  const key = piece.dataset.flip ?? '';
  const [from, to] = [before.get(key), now.get(key)];
  if (from === undefined || to === undefined) return [];
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 2) return [];
  const steps = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
  return [piece.animate(steps, { duration: DURATION, easing: 'cubic-bezier(.2, .7, .2, 1)' })];
}
