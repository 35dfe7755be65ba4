/** Where somebody is told things beside this device, and what is wrong there. */
import type { NoticeTarget } from '@bottega/protocol';
import { useId } from 'react';
import { isThisBrowser } from '../../push';
import type { PageText } from '../../text';
import { useText } from '../../text/use-text';
import type { NoticeControl } from './use-notice-settings';

interface TargetListProps {
  readonly targets: readonly NoticeTarget[];
  readonly attempt: NoticeControl['change'];
}

export function TargetList({ targets, attempt }: TargetListProps) {
  const others = targets.filter(({ id, trouble }) => trouble !== null || !isThisBrowser(id));
  if (others.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className="notice-targets" role="list">
      {others.map((target) => (
        <Target key={target.id} target={target} attempt={attempt} />
      ))}
    </ul>
  );
}

function Target({ target, attempt }: { readonly target: NoticeTarget } & Pick<TargetListProps, 'attempt'>) {
  const pageText = useText();
  const { t } = pageText;
  const name = useId();
  const { id, isConfirmed, trouble } = target;
  return (
    <li>
      <div className="notice-target-text" id={name}>
        <strong>{nameOf(target, pageText)}</strong>
        {!isConfirmed && <small>{t('notices.unconfirmed')}</small>}
        {trouble !== null && <small className="notice-trouble">{t(`notices.troubles.${trouble}`)}</small>}
      </div>
      {trouble !== null && (
        <button
          type="button"
          aria-describedby={name}
          onClick={() => void attempt((client) => client.switchTargetOn(id))}
        >
          {t('notices.switchOn')}
        </button>
      )}
      <button
        type="button"
        className="quiet"
        aria-describedby={name}
        onClick={() => void attempt((client) => client.removeTarget(id))}
      >
        {t('notices.remove')}
      </button>
    </li>
  );
}

function nameOf({ id, channel, name }: NoticeTarget, { t }: PageText): string {
  switch (channel) {
    case 'push':
      return t(isThisBrowser(id) ? 'notices.thisDevice' : 'notices.otherDevice', { name });
    case 'mail':
      return name;
    case 'webhook':
      return t('notices.webhookAt', { name });
  }
}
