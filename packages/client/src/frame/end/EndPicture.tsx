/** The picture of the end, with when the game was played. */
import { type ReactNode, useEffect, useState } from 'react';
import { ShareEnd, type ShareEndProps } from '../../analysis/share/ShareEnd';
import { useTableService } from '../../table-service';
import type { EndProps } from './End';

interface EndPictureProps
  extends Pick<EndProps, 'table' | 'info' | 'names' | 'result' | 'category'>,
    Pick<ShareEndProps, 'line' | 'course'> {
  readonly title: string;
  readonly board: ReactNode;
}

export function EndPicture({ table, info, names, result, category, title, board, line, course }: EndPictureProps) {
  const service = useTableService();
  /** Undefined until it is known, null if nobody knows. */
  const [date, setDate] = useState<number | null | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const played = async () => {
      if (table.company !== null) return table.company.lastChange();
      const games = await service.list();
      return games.find(({ id }) => id === info.id)?.updated ?? null;
    };
    played().then(
      (found) => isGone || setDate(found),
      () => isGone || setDate(null), // a picture without its date is one, too
    );
    return () => {
      isGone = true;
    };
  }, [table, service, info.id]);
  if (date === undefined) return null;
  const shown = { title, date, line, names, result, category, board, course };
  return <ShareEnd {...shown} game={info.game} />;
}
