/** Asks once whether this device may tell somebody that it is their turn again: before the browser asks, which it does only once. */
import type { BottegaClient, Me } from '@bottega/protocol';
import { useState } from 'react';
import { explainPushError, noteAskedForPush, pushState, turnPushOn, wasAskedForPush } from '../../push';
import { useText } from '../../text/use-text';

interface PushAskProps {
  readonly client: BottegaClient;
  readonly me: Me;
}

export function PushAsk({ client, me }: PushAskProps) {
  const pageText = useText();
  const { t } = pageText;
  const [isAsking, setAsking] = useState(() => pushState() === 'off' && !wasAskedForPush());
  const [isBusy, setBusy] = useState(false);
  /** What came of it. */
  const [outcome, setOutcome] = useState<string | null>(null);
  const answer = (after: string | null) => {
    noteAskedForPush();
    setAsking(false);
    setOutcome(after);
  };
  const tellMe = async () => {
    setBusy(true);
    try {
      const state = await turnPushOn(client, me, pageText.language);
      answer(state === 'on' ? t('notices.willTell') : state === 'off' ? null : t(`notices.push.${state}`));
    } catch (error) {
      answer(explainPushError(error, pageText));
    }
  };
  if (!isAsking && outcome === null) return null;
  return (
    <div className="push-ask" role="status">
      <p>{outcome ?? t(isBusy ? 'trouble.saving' : 'notices.ask')}</p>
      <span className="push-ask-ways">
        {isAsking && !isBusy && (
          <button type="button" onClick={() => void tellMe()}>
            {t('notices.tellMe')}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => answer(null)}>
          {t(isAsking ? 'notices.notNow' : 'notices.dismiss')}
        </button>
      </span>
    </div>
  );
}
