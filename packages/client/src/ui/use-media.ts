/** What is so only on some screens and cannot be said in a style sheet. */
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen is as the media query says, now and whenever that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
