/** Finding a choice by letters: whoever types them anywhere on the table types them into the list. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Find {
  readonly query: string;
  readonly field: RefObject<HTMLInputElement | null>;
  setQuery(query: string): void;
}

/** What is looked for in the question of this version. */
export function useFind(version: number): Find {
  const [typed, setTyped] = useState({ version, query: '' });
  const field = useRef<HTMLInputElement>(null);
  const query = typed.version === version ? typed.query : '';
  const setQuery = (next: string) => setTyped({ version, query: next });
  const latest = useRef({ query, setQuery });
  latest.current = { query, setQuery };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
      if (!/^\p{L}$/u.test(key) || event.defaultPrevented) return;
      if (target instanceof HTMLElement && target.closest('input:not([role="spinbutton"]), select, textarea, dialog'))
        return;
      event.preventDefault();
      flushSync(() => latest.current.setQuery(latest.current.query + key));
      field.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return { query, field, setQuery };
}
