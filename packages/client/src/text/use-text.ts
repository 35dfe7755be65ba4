/** The page's texts as components say them. */
import { createContext, useContext } from 'react';
import type { PageText } from './index';

export const TextContext = createContext<PageText | null>(null);

/** The texts in the language of the page; with another language the component is rendered anew. */
export function useText(): PageText {
  const text = useContext(TextContext);
  if (text === null) throw new Error('no texts');
  return text;
}
