/** Where a private link leads: one press, and whoever made it sits here, too. Only looking at it uses nothing up. */
import { Failure } from '../../page/Failure';
import { Page } from '../../page/Page';
import { href } from '../../router';
import { useText } from '../../text/use-text';
import { Waiting } from '../../ui/Waiting';
import { Outcome } from './Outcome';
import { useAttempt } from './use-attempt';
import { type MeControl, useMe } from './use-me';
import '../setup/Setup.css';
import './Account.css';

export function LinkPage({ token }: { readonly token: string }) {
  const { t } = useText();
  const { control, error } = useMe();
  return (
    <Page title={t('account.linkTitle')}>
      {error !== null ? (
        <Failure error={error} game={null} />
      ) : control === null ? (
        <Waiting />
      ) : (
        <Landing control={control} token={token} />
      )}
    </Page>
  );
}

interface LandingProps {
  readonly control: MeControl;
  readonly token: string;
}

function Landing({ control, token }: LandingProps) {
  const { t } = useText();
  const { accounts, who } = control;
  const attempt = useAttempt(control);
  const open = () =>
    attempt.run(async () => {
      const { guest } = await accounts.openLink(token);
      await control.arrive(null);
      // In the place of this address: a link that is used up is no page to come back to.
      location.replace(href(guest === null ? { page: 'home' } : { page: 'me', from: null }));
    });
  return (
    <div className="setup account">
      <h1>{t('account.linkTitle')}</h1>
      <p>{t('account.linkAsk')}</p>
      {who !== null && !who.me.isGuest && <p>{t('account.linkOther', { name: who.me.name })}</p>}
      <Outcome attempt={attempt} />
      <div className="setup-ways">
        <button type="button" className="primary" aria-disabled={attempt.isBusy} onClick={() => void open()}>
          {attempt.isBusy ? t('account.busy') : t('account.linkOpen')}
        </button>
        <a className="button quiet" href={href({ page: 'home' })}>
          {t('end.home')}
        </a>
      </div>
    </div>
  );
}
