/** Reads what the server lists and hands it to the first page, which is loaded before this. */
import { useEffect } from 'react';
import type { OnlineLists } from './lists';
import { useOnlineLists, type Wanted } from './use-online-lists';

interface OnlineReaderProps extends Wanted {
  onRead(lists: OnlineLists): void;
}

export function OnlineReader({ own, open, onRead }: OnlineReaderProps) {
  const lists = useOnlineLists({ own, open });
  useEffect(() => onRead(lists), [lists, onRead]);
  return null;
}
