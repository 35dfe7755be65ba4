/** Between two people at one screen: nothing secret is shown until the next one says so. */
import './HandOver.css';
import type { Seat } from '@bottega/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { Page } from '../page/Page';
import { useText } from '../text/use-text';

interface HandOverProps {
  readonly seat: Seat;
  readonly name: string;
  onTake(): void;
  /** What has stopped the table. */
  readonly children: ReactNode;
}

export function HandOver({ seat, name, onTake, children }: HandOverProps) {
  const { t } = useText();
  const ready = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each person anew
  useEffect(() => ready.current?.focus(), [seat]);
  return (
    <Page>
      {children}
      <section className="handover card" role="status">
        <h1>{t('table.handOver', { name })}</h1>
        <p>{t('table.handOverHint', { name })}</p>
        <button ref={ready} type="button" className="primary" onClick={onTake}>
          {t('table.ready', { name })}
        </button>
      </section>
    </Page>
  );
}
