/** Puts the address of an entry on the clipboard; if that is refused, shows it to be copied by hand. */
import { useEffect, useState } from 'react';
import { href } from '../router';
import { useText } from '../text/use-text';
import { copyText } from '../ui/copy-text';
import { CheckIcon, LinkIcon } from '../ui/icons';

interface CopyLinkProps {
  readonly game: string;
  readonly id: string;
  /** What the entry is called, if not by its id. */
  readonly name?: string;
  onTold(message: string): void;
}

/** As long as the sign of success stays. */
const COPIED_MS = 2500;

export function CopyLink({ game, id, name = id, onTold }: CopyLinkProps) {
  const { t } = useText();
  const [copied, setCopied] = useState<'not' | 'copied' | 'refused'>('not');
  useEffect(() => {
    if (copied !== 'copied') return;
    const timer = setTimeout(() => setCopied('not'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const address = () => new URL(href({ page: 'rules', game, rule: id }), location.href).href;
  const label = t('rules.copy', { rule: name });
  return (
    <span className="rulebook-copy" data-copied={copied}>
      <button
        type="button"
        className="quiet"
        aria-label={label}
        title={label}
        onClick={async () => {
          const isCopied = await copyText(address());
          setCopied(isCopied ? 'copied' : 'refused');
          onTold(t(isCopied ? 'rules.copied' : 'rules.copyByHand'));
        }}
      >
        {copied === 'copied' ? <CheckIcon /> : <LinkIcon />}
      </button>
      {copied === 'copied' && (
        <span className="rulebook-copied" aria-hidden="true">
          {t('rules.copied')}
        </span>
      )}
      {copied === 'refused' && (
        <label className="rulebook-by-hand">
          {t('rules.copyByHand')}
          <input
            type="text"
            readOnly
            ref={(field) => field?.select()}
            value={address()}
            onFocus={({ target }) => target.select()}
          />
        </label>
      )}
    </span>
  );
}
