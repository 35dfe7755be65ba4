/** One of the games of this browser, as the list has it. */
import { InputError } from '@bottega/kernel';
import { useEffect, useState } from 'react';
import type { Listed } from '../../table/table';
import { useTableService } from '../../table-service';

export function useListed(id: string): { readonly listed: Listed | null; readonly error: unknown } {
  const service = useTableService();
  const [listed, setListed] = useState<Listed | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const game = (await service.list()).find((one) => one.id === id && one.fault === null && !one.over);
      if (game === undefined) throw new InputError(`there is no game ${id} here to go on with`, { code: 'notHere' });
      if (isHere) setListed(game);
    };
    read().catch((reason: unknown) => isHere && setError(reason));
    return () => {
      isHere = false;
    };
  }, [service, id]);
  return { listed, error };
}
