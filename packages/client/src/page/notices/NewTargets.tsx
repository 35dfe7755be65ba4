/** Fields for an e-mail address and a webhook, as far as the server sends there. */
import type { BottegaClient } from '@bottega/protocol';
import { type FormEvent, useId, useState } from 'react';
import { codeOf, explainError } from '../../errors';
import { wishesHere } from '../../notice-wishes';
import { useText } from '../../text/use-text';
import type { NoticeControl } from './use-notice-settings';

interface NewTargetsProps {
  readonly hasMail: boolean;
  readonly change: NoticeControl['change'];
}

export function NewTargets({ hasMail, change }: NewTargetsProps) {
  const { t } = useText();
  return (
    <>
      {hasMail ? (
        <NewTarget
          label={t('notices.mailAddress')}
          type="email"
          wrong={t('notices.mailWrong')}
          add={(client, address) => client.addMail(address)}
          change={change}
        />
      ) : (
        <p className="notice-hint">{t('notices.noMail')}</p>
      )}
      <NewTarget
        label={t('notices.webhook')}
        type="url"
        wrong={t('error.wrongTarget')}
        add={(client, address) => client.addWebhook(address)}
        change={change}
      />
    </>
  );
}

interface NewTargetProps {
  readonly label: string;
  readonly type: 'email' | 'url';
  /** What is said of an address that cannot be one. */
  readonly wrong: string;
  add(client: BottegaClient, address: string): Promise<unknown>;
  readonly change: NoticeControl['change'];
}

function NewTarget({ label, type, wrong, add, change }: NewTargetProps) {
  const pageText = useText();
  const field = useId();
  const says = useId();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const typed = address.trim();
    if (typed === '') return;
    setError(null);
    try {
      await change(async (client, settings) => {
        await add(client, typed);
        await client.setNoticeWishes(wishesHere(settings, pageText.language));
      });
      setAddress('');
    } catch (reason) {
      setError(codeOf(reason) === 'wrongInput' ? wrong : explainError(reason, pageText));
    }
  };
  return (
    // Our own sentences tell what is wrong, in the language of the page.
    <form className="notice-new" noValidate onSubmit={(event) => void send(event)}>
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        type={type}
        value={address}
        autoComplete={type === 'email' ? 'email' : 'off'}
        spellCheck={false}
        aria-invalid={error !== null}
        aria-describedby={says}
        onChange={({ target }) => setAddress(target.value)}
      />
      <button type="submit">{pageText.t('notices.add')}</button>
      <p id={says} role="alert" className="notice-refusal">
        {error}
      </p>
    </form>
  );
}
