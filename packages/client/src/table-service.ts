/** The service that the page takes its tables from. */
import { createContext, useContext } from 'react';
import type { TableService } from './table/table';

export const TableServiceContext = createContext<TableService | null>(null);

export function useTableService(): TableService {
  const service = useContext(TableServiceContext);
  if (service === null) throw new Error('no service');
  return service;
}
