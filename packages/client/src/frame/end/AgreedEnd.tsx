/** A game that its players have agreed to end: nobody has won, and there are ways on. */
import './End.css';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { href } from '../../router';
import type { TableInfo } from '../../table/table';
import { useText } from '../../text/use-text';

interface AgreedEndProps {
  readonly info: TableInfo;
  /** Where to play again. */
  readonly rematch: ReactNode;
}

export function AgreedEnd({ info, rematch }: AgreedEndProps) {
  const { t } = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="end card" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('end.title')}
      </h2>
      <p>{t('company.ended')}</p>
      <div className="end-buttons">
        {rematch}
        <a className="button" href={href({ page: 'replay', id: info.id, at: null, seat: null })}>
          {t('end.replay')}
        </a>
        <a className="button" href={href({ page: 'home' })}>
          {t('end.home')}
        </a>
      </div>
    </section>
  );
}
