/** Whether something has been waited for longer than usual. */
import { useEffect, useState } from 'react';

export function useLongWait(isWaiting: boolean, milliseconds: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting, milliseconds]);
  return isLong;
}
