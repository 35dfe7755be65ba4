/** Oneself, as the server knows one: sign in, or everything about the own account. */
import type { Account, Me } from '@bottega/protocol';
import { useEffect, useRef } from 'react';
import { Failure } from '../../page/Failure';
import { Page } from '../../page/Page';
import { href, type Route } from '../../router';
import { useText } from '../../text/use-text';
import { Waiting } from '../../ui/Waiting';
import { Fold } from './Fold';
import { LeftGuestAsk } from './LeftGuestAsk';
import { NameForm } from './NameForm';
import { OpenAccountForm } from './OpenAccountForm';
import { PasskeyList } from './PasskeyList';
import { PasswordForm } from './PasswordForm';
import { PrivateLink } from './PrivateLink';
import { hasPasskeys } from './passkeys';
import { SignInForm } from './SignInForm';
import { SignOut } from './SignOut';
import { type MeControl, useMe } from './use-me';
import { YourData } from './YourData';
import '../setup/Setup.css';
import './Account.css';

interface MePageProps {
  /** Where whoever signs in wants to go on. */
  readonly from: Route | null;
}

export function MePage({ from }: MePageProps) {
  const text = useText();
  const { t } = text;
  const { control, error, notice } = useMe();
  const who = control?.who ?? null;
  const title = t(who === null ? 'account.signIn' : who.me.isGuest ? 'account.guest' : 'account.title');
  const heading = useRef<HTMLHeadingElement>(null);
  // Who has come or gone finds another page here.
  useEffect(() => {
    if (notice === null) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [notice]);
  return (
    <Page title={title}>
      {error !== null ? (
        <Failure error={error} game={null} />
      ) : control === null ? (
        <Waiting />
      ) : (
        <div className="setup account">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p role="status" className="account-notice">
            {notice?.(text) ?? (who?.me.isGuest === false ? t('account.signedInAs', { name: who.me.name }) : null)}
          </p>
          {who === null ? (
            <Nobody control={control} />
          ) : who.me.isGuest ? (
            <Guest control={control} {...who} />
          ) : (
            <Holder control={control} {...who} />
          )}
          <div className="setup-ways account-away">
            {from !== null && (
              <a className="button primary" href={href(from)}>
                {t('nav.back')}
              </a>
            )}
            <a className="button" href={href({ page: 'home' })}>
              {t('end.home')}
            </a>
          </div>
        </div>
      )}
    </Page>
  );
}

function Nobody({ control }: { readonly control: MeControl }) {
  const { t } = useText();
  return (
    <>
      <SignInForm control={control} />
      <Fold title={t('account.new')}>
        <p className="account-lead">{t('account.newLead')}</p>
        <OpenAccountForm control={control} />
      </Fold>
    </>
  );
}

interface KnownProps {
  readonly control: MeControl;
  readonly me: Me;
  readonly account: Account;
}

function Guest({ control, me, account }: KnownProps) {
  const { t } = useText();
  return (
    <>
      {account.guest !== null && <LeftGuestAsk control={control} guest={account.guest} isGuest />}
      <p>{t('account.guestIntro', { name: me.name })}</p>
      <OpenAccountForm control={control} />
      <Fold title={t('account.signInInstead')}>
        <SignInForm control={control} />
      </Fold>
      <Fold title={t('account.otherDevice')}>
        <PrivateLink control={control} />
      </Fold>
      <SignOut control={control} devices={account.devices} isGuest />
      <YourData control={control} name={me.name} hasPassword={false} />
    </>
  );
}

function Holder({ control, me, account: { guest, hasPassword, passkeys, devices } }: KnownProps) {
  const { t } = useText();
  return (
    <>
      {guest !== null && <LeftGuestAsk control={control} guest={guest} isGuest={false} />}
      <Fold title={t('account.otherDevice')}>
        <PrivateLink control={control} />
      </Fold>
      <Fold title={t('home.changeName')}>
        <NameForm control={control} name={me.name} />
      </Fold>
      <Fold title={t(hasPassword ? 'account.changePassword' : 'account.setPassword')}>
        <PasswordForm control={control} name={me.name} hasPassword={hasPassword} />
      </Fold>
      {(hasPasskeys() || passkeys.length > 0) && (
        <Fold title={t('account.passkeys')}>
          <PasskeyList control={control} passkeys={passkeys} />
        </Fold>
      )}
      <SignOut control={control} devices={devices} isGuest={false} />
      <YourData control={control} name={me.name} hasPassword={hasPassword} />
    </>
  );
}
