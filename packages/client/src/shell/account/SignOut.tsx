/** Signing out, here or everywhere. Guests are told first that there is no way back. */
import { useText } from '../../text/use-text';
import { Fold } from './Fold';
import { Outcome } from './Outcome';
import { useAttempt } from './use-attempt';
import type { MeControl } from './use-me';

interface SignOutProps {
  readonly control: MeControl;
  readonly devices: number;
  readonly isGuest: boolean;
}

export function SignOut({ control, devices, isGuest }: SignOutProps) {
  const { t } = useText();
  const { accounts, arrive } = control;
  const attempt = useAttempt(control);
  const leave = (work: () => Promise<unknown>) =>
    void attempt.run(async () => {
      await work();
      await arrive((text) => text.t('account.signedOut'));
    });
  return (
    <Fold title={t('account.signOut')}>
      <p className="account-lead">{isGuest ? t('account.guestSignOut') : t('account.devices', { devices })}</p>
      <div className="setup-ways">
        <button type="button" aria-disabled={attempt.isBusy} onClick={() => leave(() => accounts.signOut())}>
          {t(isGuest ? 'account.signOutAnyway' : 'account.signOut')}
        </button>
        {devices > 1 && (
          <button
            type="button"
            aria-disabled={attempt.isBusy}
            onClick={() => leave(() => accounts.signOutEverywhere())}
          >
            {t('account.signOutEverywhere')}
          </button>
        )}
      </div>
      <Outcome attempt={attempt} />
    </Fold>
  );
}
