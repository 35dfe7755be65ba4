/** Somebody has played here as a guest before the account signed in: their seats come along, or stay behind. */
import type { LeftGuest } from '@bottega/protocol';
import { useText } from '../../text/use-text';
import { Outcome } from './Outcome';
import { useAttempt } from './use-attempt';
import type { MeControl } from './use-me';

interface LeftGuestAskProps {
  readonly control: Pick<MeControl, 'accounts' | 'arrive'>;
  readonly guest: LeftGuest;
  /** Whoever is a guest too has nothing yet to take the seats into. */
  readonly isGuest: boolean;
}

export function LeftGuestAsk({ control, guest: { name, tables }, isGuest }: LeftGuestAskProps) {
  const { t } = useText();
  const { accounts, arrive } = control;
  const attempt = useAttempt(control);
  const take = () =>
    attempt.run(async () => {
      const taken = await accounts.takeOverGuest();
      await arrive((text) => text.t('account.guestTaken', { tables: taken.tables }));
    });
  const leave = () =>
    attempt.run(async () => {
      await accounts.forgetGuest();
      await arrive((text) => text.t('account.guestLeft'));
    });
  return (
    <section className="account-guest card" aria-labelledby="account-guest">
      <h2 id="account-guest">{t('account.guestAsk', { tables })}</h2>
      <p>{t(isGuest ? 'account.guestNeedsAccount' : 'account.guestLead', { name })}</p>
      <div className="setup-ways">
        {!isGuest && (
          <button type="button" className="primary" aria-disabled={attempt.isBusy} onClick={() => void take()}>
            {t('account.guestTake')}
          </button>
        )}
        <button type="button" aria-disabled={attempt.isBusy} onClick={() => void leave()}>
          {t('account.guestLeave')}
        </button>
      </div>
      <Outcome attempt={attempt} />
    </section>
  );
}
