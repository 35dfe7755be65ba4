/** A quiet mark beside the question while a choice is on its way to the server: what is shown is not on disk yet. */
import './SavingMark.css';
import { useText } from '../../text/use-text';
import { useLongWait } from '../../ui/use-long-wait';

/** Milliseconds: what takes less is not noticed. */
const NOTICED_MS = 300;

export function SavingMark({ isSaving }: { readonly isSaving: boolean }) {
  const { t } = useText();
  const isNoticed = useLongWait(isSaving, NOTICED_MS);
  return (
    // The live region stays in the document, so that what appears in it is read out.
    <span className="saving" role="status">
      {isNoticed ? t('trouble.saving') : null}
    </span>
  );
}
