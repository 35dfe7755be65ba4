/** A bar that lies over the page: the page is told its height, so that nothing stays hidden behind it. */
import { type RefObject, useEffect, useState } from 'react';

/** Whether the list in the bar is longer than what is shown of it. What lies on the edge of the bar hides the page too. */
export function useBottomBar(
  bar: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  over: RefObject<HTMLElement | null>,
  version: number,
): boolean {
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question has its own list
  useEffect(() => {
    const measure = () => {
      const shown = list.current;
      setCut(shown !== null && shown.scrollHeight > shown.clientHeight + 1);
      // Read before it is written: else the whole page would be laid out twice.
      const height = (bar.current?.offsetHeight ?? 0) + (over.current?.offsetHeight ?? 0);
      document.documentElement.style.setProperty('--choices-height', `${height}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const { current } of [bar, over]) if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, [version]);
  useEffect(() => () => void document.documentElement.style.removeProperty('--choices-height'), []);
  return isCut;
}
