/** A link, and its pattern for a phone's camera, with which somebody sits at their tables on another device, too. */
import type { DeviceLink } from '@bottega/protocol';
import { useEffect, useId, useRef, useState } from 'react';
import { href } from '../../router';
import { useText } from '../../text/use-text';
import { copyText } from '../../ui/copy-text';
import { localeOf } from '../../ui/locale';
import { QrCode } from '../friends/QrCode';
import { Outcome } from './Outcome';
import { useAttempt } from './use-attempt';
import type { MeControl } from './use-me';
import '../friends/Room.css';

export function PrivateLink({ control }: { readonly control: MeControl }) {
  const { t } = useText();
  const attempt = useAttempt(control);
  const [link, setLink] = useState<DeviceLink | null>(null);
  useEffect(() => {
    if (link === null) return;
    const timer = setTimeout(() => setLink(null), link.expires - Date.now());
    return () => clearTimeout(timer);
  }, [link]);
  const make = () => attempt.run(async () => setLink(await control.accounts.newLink()));
  return (
    <>
      <p className="account-lead">{t('account.linkLead')}</p>
      {isOnlyHere(location.hostname) && <p className="account-hint">{t('account.linkLocal')}</p>}
      {link !== null && <MadeLink key={link.token} link={link} />}
      <div className="setup-ways">
        <button type="button" aria-disabled={attempt.isBusy} onClick={() => void make()}>
          {attempt.isBusy ? t('account.busy') : t(link === null ? 'account.makeLink' : 'account.newLink')}
        </button>
      </div>
      <Outcome attempt={attempt} />
    </>
  );
}

function MadeLink({ link: { token, expires } }: { readonly link: DeviceLink }) {
  const { t, language } = useText();
  const note = useId();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []); // to be copied, and to be read aloud
  const address = new URL(href({ page: 'link', token }), location.href).href;
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(expires);
  return (
    <>
      <div className="room-link">
        <input
          ref={field}
          type="text"
          readOnly
          value={address}
          aria-label={t('account.link')}
          aria-describedby={note}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className="primary" onClick={async () => setCopied(await copyText(address))}>
          {t('room.copy')}
        </button>
        <span role="status">{isCopied ? t('replay.copied') : null}</span>
      </div>
      <figure className="room-scan">
        <QrCode address={address} label={t('account.linkCode')} />
        <figcaption id={note}>{t('account.linkUntil', { time })}</figcaption>
      </figure>
    </>
  );
}

/** Names of this machine that lead nowhere from another one. */
const isOnlyHere = (host: string): boolean => /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(host);
