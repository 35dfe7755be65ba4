/** A guest, or somebody new, gets an account: a name of their own, and a password or a passkey. */
import { cleanName, MAX_NAME_LENGTH } from '@bottega/kernel';
import { useState } from 'react';
import { useText } from '../../text/use-text';
import { useSettings } from '../../use-settings';
import { AccountForm } from './AccountForm';
import { Field, PasswordField } from './Field';
import { nameMistake, newPasswordMistake } from './mistakes';
import { Outcome } from './Outcome';
import { createPasskey, deviceLabel, hasPasskeys } from './passkeys';
import { useAttempt } from './use-attempt';
import type { MeControl } from './use-me';

export function OpenAccountForm({ control }: { readonly control: MeControl }) {
  const { t } = useText();
  const { accounts, online, who } = control;
  const { settings } = useSettings();
  const attempt = useAttempt(control);
  const [name, setName] = useState(who?.me.name ?? settings.name);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState<'nothing' | 'password' | 'passkey'>('nothing');
  const wrongName = nameMistake(name);
  const wrongPassword = newPasswordMistake(password, name);

  const arrived = () => control.arrive((text) => text.t('account.opened', { name: cleanName(name) }));
  const byPassword = () =>
    attempt.run(async () => {
      await online.signedIn(cleanName(name));
      await accounts.open(password, name);
      await arrived();
    });
  const byPasskey = () => {
    setTried('passkey');
    if (wrongName !== null) return;
    void attempt.run(async () => {
      const me = await online.signedIn(cleanName(name));
      // The passkey is kept on the device under the name that the server knows.
      if (me.name !== cleanName(name)) await accounts.rename(name);
      const made = await createPasskey(await accounts.passkeyOptions());
      await accounts.addPasskey(made, deviceLabel(), name);
      await arrived();
    });
  };

  return (
    <AccountForm
      className="card"
      isComplete={wrongName === null && wrongPassword === null}
      onTry={() => setTried('password')}
      onSend={() => void byPassword()}
    >
      <Field
        label={t('account.name')}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="username"
        mistake={tried !== 'nothing' && wrongName !== null ? t(wrongName) : null}
        onChange={setName}
      />
      <PasswordField
        label={t('account.password')}
        value={password}
        autoComplete="new-password"
        hint={t('account.passwordHint')}
        mistake={tried === 'password' && wrongPassword !== null ? t(wrongPassword) : null}
        onChange={setPassword}
      />
      <Outcome attempt={attempt} />
      <div className="setup-ways">
        <button type="submit" className="primary" aria-disabled={attempt.isBusy}>
          {attempt.isBusy ? t('account.busy') : t('account.open')}
        </button>
        {hasPasskeys() && (
          <button type="button" aria-disabled={attempt.isBusy} onClick={byPasskey}>
            {t('account.openPasskey')}
          </button>
        )}
      </div>
      {hasPasskeys() && <p className="account-hint">{t('account.passkeyHint')}</p>}
    </AccountForm>
  );
}
