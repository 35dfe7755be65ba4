/** Places that are kept free for what may come to lie in a row, so that nothing below moves when it does. */
import { useRef } from 'react';

/** The places still free: so many as `spare` when `span` began, one less for each thing that has come since. */
export function useSpare(count: number, spare: number, span: string): readonly number[] {
  const begun = useRef({ span, count });
  if (begun.current.span !== span) begun.current = { span, count };
  const free = Math.max(0, begun.current.count + spare - count);
  return Array.from({ length: Math.min(spare, free) }, (_, place) => place);
}
