/**
 * Keys that work anywhere on the table, unless somebody is typing. "shift+l" is a letter with Shift, and
 * "ctrl+z" is also the Command key's.
 */
import { useEffect, useRef } from 'react';

export function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A held key must not play a whole turn.
      if (event.altKey || event.repeat) return;
      const { target } = event;
      const key = event.key.toLowerCase();
      const isLetter = /^[a-z]$/.test(key);
      const held = event.ctrlKey || event.metaKey ? 'ctrl+' : event.shiftKey && isLetter ? 'shift+' : '';
      // A number takes what it needs for itself. On a slider only letters are free: a digit may be meant for it.
      const free = isLetter ? '[role="spinbutton"], [type="range"]' : '[role="spinbutton"]';
      if (target instanceof HTMLElement && target.closest(`input:not(${free}), select, textarea, dialog`)) return;
      const action = latest.current[held + key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
