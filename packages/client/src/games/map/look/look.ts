/** How far a sheet must be scrolled for something on it to be seen. */
import type { Point } from '../project';

export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where to scroll, so that points that have just become important are in sight, with so much room around them: to all of them
 * if there is room for all; else to the nearest if none of them is in sight. Null if the window is to stay where it is.
 */
export function lookAt(points: readonly Point[], window: Window, room: number): Point | null {
  const isSeen = ({ x, y }: Point) =>
    x >= window.left && x <= window.left + window.width && y >= window.top && y <= window.top + window.height;
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const spans = (of: readonly number[]) => Math.max(...of) - Math.min(...of) + 2 * room;
  const isRoom = spans(xs) <= window.width && spans(ys) <= window.height;
  if (!isRoom && points.some(isSeen)) return null;
  const wanted = isRoom ? points : [nearest(points, window)];
  const to = {
    x: shift(
      window.left,
      window.width,
      wanted.map(({ x }) => x),
      room,
    ),
    y: shift(
      window.top,
      window.height,
      wanted.map(({ y }) => y),
      room,
    ),
  };
  return to.x === window.left && to.y === window.top ? null : to;
}

/** The least shift of a stretch after which it contains all these values; what lies at its end has no room to spare. */
function shift(from: number, length: number, values: readonly number[], room: number): number {
  const [least, most] = [Math.min(...values) - room, Math.max(...values) + room];
  if (least < from) return least;
  return most > from + length ? most - length : from;
}

function nearest(points: readonly Point[], { left, top, width, height }: Window): Point {
  const far = ({ x, y }: Point) => Math.hypot(x - left - width / 2, y - top - height / 2);
  return points.reduce((one, other) => (far(other) < far(one) ? other : one));
}
