/** Everything that a server knows of somebody: as a file, or gone. */
import { downloadJson } from '../../page/download';
import { useText } from '../../text/use-text';
import { DeleteForm } from './DeleteForm';
import { Fold } from './Fold';
import { Outcome } from './Outcome';
import { useAttempt } from './use-attempt';
import type { MeControl } from './use-me';

interface YourDataProps {
  readonly control: MeControl;
  readonly name: string;
  readonly hasPassword: boolean;
}

export function YourData({ control, name, hasPassword }: YourDataProps) {
  const { t } = useText();
  const attempt = useAttempt(control);
  const give = () =>
    attempt.run(
      async () => downloadJson(await control.accounts.exportData(), 'bottega'),
      (text) => text.t('account.exported'),
    );
  return (
    <>
      <Fold title={t('account.export')}>
        <p className="account-lead">{t('account.exportLead')}</p>
        <div className="setup-ways">
          <button type="button" aria-disabled={attempt.isBusy} onClick={() => void give()}>
            {attempt.isBusy ? t('account.exporting') : t('account.download')}
          </button>
        </div>
        <Outcome attempt={attempt} />
      </Fold>
      <Fold title={t('account.delete')}>
        <DeleteForm control={control} name={name} hasPassword={hasPassword} />
      </Fold>
    </>
  );
}
