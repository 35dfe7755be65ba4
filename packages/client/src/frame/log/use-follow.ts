/** Keeps a box that scrolls at its end while it grows; whoever has scrolled up to read is left in peace. */
import { type RefObject, useEffect, useRef } from 'react';

/** Pixels from the end that still count as the end. */
const NEAR = 40;

/** Follows the end of `box`, which must be there from the first; `length` says when something was added. */
export function useFollow(box: RefObject<HTMLElement | null>, length: number): void {
  const follow = useRef(() => {});

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let isFollowing = true;
    let known = '';
    const size = () => `${element.scrollHeight} ${element.clientHeight}`;
    follow.current = () => {
      if (isFollowing) element.scrollTo(0, element.scrollHeight);
      known = size();
    };
    const onScroll = () => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      // Where the size is another one, nobody has scrolled: the box has less room, or there are more lines.
      if (isNear || size() === known) isFollowing = isNear;
    };
    const resized = new ResizeObserver(() => follow.current());
    resized.observe(element);
    element.addEventListener('scroll', onScroll);
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [box]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every new line
  useEffect(() => follow.current(), [length]);
}
