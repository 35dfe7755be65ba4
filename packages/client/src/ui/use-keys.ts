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
      // A number takes what it needs for itself. On a slider only letters are free: a digit may be meant for it.
      const free = /^[a-z]$/i.test(event.key) ? '[role="spinbutton"], [type="range"]' : '[role="spinbutton"]';
      if (target instanceof HTMLElement && target.closest(`input:not(${free}), select, textarea, dialog`)) return;
      const action = latest.current[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
