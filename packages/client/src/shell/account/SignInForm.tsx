/** Signing in: name and password, or a passkey alone. */
import { useState } from 'react';
import { useText } from '../../text/use-text';
import { AccountForm } from './AccountForm';
import { Field, PasswordField } from './Field';
import { nameMistake, passwordMistake } from './mistakes';
import { Outcome } from './Outcome';
import { choosePasskey, hasPasskeys } from './passkeys';
import { useAttempt } from './use-attempt';
import type { MeControl } from './use-me';

export function SignInForm({ control }: { readonly control: MeControl }) {
  const { t } = useText();
  const { accounts } = control;
  const attempt = useAttempt(control);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const wrongName = nameMistake(name);
  const wrongPassword = passwordMistake(password);
  const mistake = (key: ReturnType<typeof nameMistake>) => (wasTried && key !== null ? t(key) : null);

  const arrived = ({ me }: Awaited<ReturnType<typeof accounts.signIn>>) =>
    control.arrive((text) => text.t('account.signedInAs', { name: me.name }));
  const byPassword = () => attempt.run(async () => arrived(await accounts.signIn(name, password)));
  const byPasskey = () =>
    attempt.run(async () => {
      const chosen = await choosePasskey(await accounts.passkeySignInOptions());
      await arrived(await accounts.signInWithPasskey(chosen));
    });

  return (
    <AccountForm
      className="card"
      isComplete={wrongName === null && wrongPassword === null}
      onTry={() => setTried(true)}
      onSend={() => void byPassword()}
    >
      <Field
        label={t('account.name')}
        value={name}
        autoComplete="username"
        mistake={mistake(wrongName)}
        onChange={setName}
      />
      <PasswordField
        label={t('account.password')}
        value={password}
        autoComplete="current-password"
        mistake={mistake(wrongPassword)}
        onChange={setPassword}
      />
      <Outcome attempt={attempt} />
      <div className="setup-ways">
        <button type="submit" className="primary" aria-disabled={attempt.isBusy}>
          {attempt.isBusy ? t('account.busy') : t('account.signIn')}
        </button>
        {hasPasskeys() && (
          <button type="button" aria-disabled={attempt.isBusy} onClick={() => void byPasskey()}>
            {t('account.signInPasskey')}
          </button>
        )}
      </div>
      <p className="account-hint">{t(hasPasskeys() ? 'account.forgot' : 'account.forgotLink')}</p>
    </AccountForm>
  );
}
