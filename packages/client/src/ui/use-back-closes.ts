/** What lies over a page is closed by the browser's Back, by a swipe too, instead of the page being left. */
import { useEffect } from 'react';

interface Over {
  readonly isOver: true;
}

/** Whether something lies over the page now, whose place in the history is not the page's own. */
export function isPageCovered(): boolean {
  return (history.state as Over | null)?.isOver === true;
}

/** As long as it is open, it has a place of its own in the browser's history. `close` must stay the same. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const over: Over = { isOver: true };
    // Back at the page the browser would go to where it stood under what lay over it, which is the top.
    history.scrollRestoration = 'manual';
    history.pushState(over, '');
    let isGone = false;
    const onPop = () => {
      isGone = true;
      close();
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      // Closed otherwise: its place goes, too. Whoever has gone to another page is at a place without such a mark.
      if (!isGone && isPageCovered()) history.back();
    };
  }, [isOpen, close]);
}
