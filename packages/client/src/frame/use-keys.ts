/** Keys that work anywhere on the table, unless somebody is typing. */
import { useEffect, useRef } from 'react';

export function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A held key must not play a whole turn.
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      // A number takes what it needs for itself; the letters are free.
      const typing = 'input:not([role="spinbutton"]), select, textarea, dialog';
      if (target instanceof HTMLElement && target.closest(typing)) return;
      const action = latest.current[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
