/** Taking back: what one may, and what everybody has to agree to. */
import { type ReactNode, useCallback, useState } from 'react';
import type { TableClient, TableSnapshot } from '../table/table';
import { useText } from '../text/use-text';
import { RewindAsk } from './company/RewindAsk';
import type { Speech } from './use-speech';
import type { TroubleControl } from './use-trouble';

interface UndoProps {
  readonly table: TableClient;
  readonly seen: TableSnapshot;
  readonly speech: Speech;
  readonly attempt: TroubleControl['attempt'];
  /** Says why something was not done. */
  onNotice(notice: string): void;
}

interface Undo {
  /** Takes something back, or says why nothing can be; with others they can be asked for it then. */
  undo(): void;
  /** Back to the last point that cannot be taken back: in most games the beginning of the turn. */
  undoTurn(): void;
  /** Asks everybody to go back, as far as will be said. */
  askRewind(): void;
  /** Asks how far; null while that is not asked. */
  readonly ask: ReactNode;
}

export function useUndo({ table, seen, speech, attempt, onNotice }: UndoProps): Undo {
  const { t } = useText();
  /** Everybody is to be asked: why nothing can simply be undone, if that was tried. */
  const [rewind, setRewind] = useState<{ readonly reason: string | null } | null>(null);
  const { company } = table;
  const { seat, canUndo, undoBar } = seen;
  const canAsk = company !== null && seat !== null && !seen.over;
  const sayNoUndo = useCallback(() => {
    if (undoBar === null) return;
    const reason = t(`table.undoBars.${undoBar}`);
    if (canAsk && undoBar !== 'nothing') setRewind({ reason });
    else onNotice(reason);
  }, [undoBar, canAsk, onNotice, t]);
  const undo = useCallback(
    () => void (canUndo ? attempt('undo', table.undo) : sayNoUndo()),
    [canUndo, table, attempt, sayNoUndo],
  );
  const undoTurn = useCallback(
    () =>
      void (canUndo
        ? attempt('undo', async () => {
            while (await table.undo());
          })
        : sayNoUndo()),
    [canUndo, table, attempt, sayNoUndo],
  );
  const ask = rewind !== null && company !== null && seat !== null && (
    <RewindAsk
      table={table}
      company={company}
      seat={seat}
      names={speech.names}
      reason={rewind.reason}
      onClose={() => setRewind(null)}
    />
  );
  return { undo, undoTurn, askRewind: () => setRewind({ reason: null }), ask };
}
