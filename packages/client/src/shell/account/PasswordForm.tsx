/** A new password: the old one is asked for where there is one. */
import { useState } from 'react';
import { useText } from '../../text/use-text';
import { AccountForm } from './AccountForm';
import { PasswordField } from './Field';
import { newPasswordMistake, passwordMistake } from './mistakes';
import { Outcome } from './Outcome';
import { useAttempt } from './use-attempt';
import type { MeControl } from './use-me';

interface PasswordFormProps {
  readonly control: MeControl;
  readonly name: string;
  readonly hasPassword: boolean;
}

export function PasswordForm({ control, name, hasPassword }: PasswordFormProps) {
  const { t } = useText();
  const attempt = useAttempt(control);
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const wrongOld = hasPassword ? passwordMistake(old) : null;
  const wrong = newPasswordMistake(password, name);
  const save = () =>
    attempt.run(
      async () => {
        await control.accounts.setPassword(password, hasPassword ? old : undefined);
        setOld('');
        setPassword('');
        setTried(false);
        await control.refresh();
      },
      (text) => text.t('account.passwordSaved'),
    );
  return (
    <AccountForm
      isComplete={wrongOld === null && wrong === null}
      onTry={() => setTried(true)}
      onSend={() => void save()}
    >
      {/* Tells a password manager whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={name} />
      {hasPassword && (
        <PasswordField
          label={t('account.oldPassword')}
          value={old}
          autoComplete="current-password"
          mistake={wasTried && wrongOld !== null ? t(wrongOld) : null}
          onChange={setOld}
        />
      )}
      <PasswordField
        label={t('account.newPassword')}
        value={password}
        autoComplete="new-password"
        hint={t('account.passwordHint')}
        mistake={wasTried && wrong !== null ? t(wrong) : null}
        onChange={setPassword}
      />
      <Outcome attempt={attempt} />
      <div className="setup-ways">
        <button type="submit" aria-disabled={attempt.isBusy}>
          {attempt.isBusy ? t('account.busy') : t('account.savePassword')}
        </button>
      </div>
    </AccountForm>
  );
}
