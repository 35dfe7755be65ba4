/** The address of a table, to be sent to friends: by the system's own way of sharing, by the clipboard, or by hand. */
import { useState } from 'react';
import { useText } from '../../text/use-text';
import { copyText } from '../../ui/copy-text';

interface ShareLinkProps {
  readonly address: string;
  readonly game: string;
}

export function ShareLink({ address, game }: ShareLinkProps) {
  const { t } = useText();
  const [isCopied, setCopied] = useState(false);
  const canShare = typeof navigator.share === 'function';
  const share = async () => {
    try {
      await navigator.share({ title: t('app.name'), text: t('room.invitation', { game }), url: address });
    } catch {
      // Whoever closes the system's window did not want to share after all.
    }
  };
  return (
    <div className="room-link">
      <input
        type="text"
        readOnly
        value={address}
        aria-label={t('room.link')}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="primary" onClick={async () => setCopied(await copyText(address))}>
        {t('room.copy')}
      </button>
      {canShare && (
        <button type="button" onClick={() => void share()}>
          {t('room.share')}
        </button>
      )}
      <span role="status">{isCopied ? t('replay.copied') : null}</span>
    </div>
  );
}
