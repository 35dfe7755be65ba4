/** Keeps what is in the middle of a scrolling sheet there while the sheet or the room for it changes its size. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** In parts of the sheet: 0 to 1. */
interface Part {
  readonly x: number;
  readonly y: number;
}

/** `first` is in the middle at the beginning; later whatever its reader has moved there. */
export function useMiddle(view: RefObject<HTMLElement | null>, first: Part): void {
  const middle = useRef(first);
  useLayoutEffect(() => {
    const box = view.current;
    if (box === null) return;
    // Where it was put, as far as it goes: a scroll to there is nobody's wish.
    let put: Part = { x: -1, y: -1 };
    let size = sizeOf(box);
    const restore = () => {
      size = sizeOf(box);
      const left = middle.current.x * size.sheet.x - size.room.x / 2;
      const top = middle.current.y * size.sheet.y - size.room.y / 2;
      box.scrollTo({ left, top, behavior: 'instant' });
      put = { x: box.scrollLeft, y: box.scrollTop };
    };
    const onScroll = () => {
      if (box.scrollLeft === put.x && box.scrollTop === put.y) return;
      // Somebody who scrolls while the size changes means the sheet as it was: it is put right only after this.
      const { sheet, room } = size;
      middle.current = {
        x: (box.scrollLeft + room.x / 2) / sheet.x,
        y: (box.scrollTop + room.y / 2) / sheet.y,
      };
    };
    restore();
    const resized = new ResizeObserver(restore);
    for (const element of [box, ...box.children]) resized.observe(element);
    box.addEventListener('scroll', onScroll);
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [view]);
}

const sizeOf = (box: HTMLElement) => ({
  sheet: { x: box.scrollWidth, y: box.scrollHeight },
  room: { x: box.clientWidth, y: box.clientHeight },
});
