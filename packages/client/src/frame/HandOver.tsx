/** Between two people at one screen: nothing secret is shown until the next one says so. */
import './HandOver.css';
import type { Seat } from '@bottega/kernel';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../shell/Page';
import type { Table } from '../table/table';

export function HandOver({ table, seat, name }: { readonly table: Table; readonly seat: Seat; readonly name: string }) {
  const { t } = useTranslation();
  const ready = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each person anew
  useEffect(() => ready.current?.focus(), [seat]);
  return (
    <Page>
      <section className="handover card" role="status">
        <h1>{t('table.handOver', { name })}</h1>
        <p>{t('table.handOverHint', { name })}</p>
        <button ref={ready} type="button" className="primary" onClick={() => void table.take(seat)}>
          {t('table.ready', { name })}
        </button>
      </section>
    </Page>
  );
}
