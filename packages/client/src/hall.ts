/** The hall that the page takes its tables from. */
import { createContext, useContext } from 'react';
import type { Hall } from './table/table';

export const HallContext = createContext<Hall | null>(null);

export function useHall(): Hall {
  const hall = useContext(HallContext);
  if (hall === null) throw new Error('no hall');
  return hall;
}
