/** Gives a stored game to the person as a file; says why if that fails. */
import { useState } from 'react';
import { explainError } from '../errors';
import { useTableService } from '../table-service';
import { useText } from '../text/use-text';
import { downloadGame } from './download';

interface ExportButtonProps {
  readonly id: string;
  /** The game's id, for the name of the file; empty if it is not known. */
  readonly game: string;
  readonly label?: string;
  readonly className?: string;
  readonly describedBy?: string;
}

export function ExportButton({ id, game, label, className, describedBy }: ExportButtonProps) {
  const pageText = useText();
  const { t } = pageText;
  const service = useTableService();
  const [failure, setFailure] = useState<string | null>(null);
  const give = async () => {
    setFailure(null);
    try {
      downloadGame(await service.exportGame(id), game, id);
    } catch (error) {
      setFailure(t('trouble.exportFailed', { reason: explainError(error, pageText) }));
    }
  };
  return (
    <>
      <button type="button" className={className} aria-describedby={describedBy} onClick={() => void give()}>
        {label ?? t('table.export')}
      </button>
      {failure !== null && (
        <p role="alert" className="export-failure">
          {failure}
        </p>
      )}
    </>
  );
}
