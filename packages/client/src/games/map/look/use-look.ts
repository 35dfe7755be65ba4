/** Scrolls a sheet to what has just become important on it, if that is out of sight. */
import { type RefObject, useEffect, useRef } from 'react';
import { HEIGHT, WIDTH } from '../coast';
import type { Point } from '../project';
import { lookAt } from './look';

/** Units of the drawing around what is looked at: a city with its name. */
const ROOM = 60;

/** Only points that were not important before move the sheet, and nothing does while somebody holds it. */
export function useLook(view: RefObject<HTMLElement | null>, points: readonly Point[], isSmooth: boolean): void {
  const known = useRef<readonly Point[]>([]);
  const isHeld = useRef(false);

  useEffect(() => {
    const box = view.current;
    const hold = () => {
      isHeld.current = true;
    };
    const letGo = () => {
      isHeld.current = false;
    };
    box?.addEventListener('pointerdown', hold);
    const ends = ['pointerup', 'touchend', 'touchcancel'] as const; // a finger that scrolls has no pointerup
    for (const end of ends) addEventListener(end, letGo);
    return () => {
      box?.removeEventListener('pointerdown', hold);
      for (const end of ends) removeEventListener(end, letGo);
    };
  }, [view]);

  useEffect(() => {
    const look = () => {
      const box = view.current;
      const fresh = points.filter((point) => !known.current.includes(point));
      known.current = points;
      if (box === null || isHeld.current) return;
      const unit = box.scrollWidth / WIDTH;
      const drawn = fresh.map(({ x, y }) => ({ x: x * unit, y: (y / HEIGHT) * box.scrollHeight }));
      const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = box;
      const to = lookAt(drawn, { left, top, width, height }, ROOM * unit);
      if (to !== null) box.scrollTo({ left: to.x, top: to.y, behavior: isSmooth ? 'smooth' : 'instant' });
    };
    // In the frame after the next: what has appeared beside the sheet has then changed the room for it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [view, points, isSmooth]);
}
