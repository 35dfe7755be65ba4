/** A finished game looked at again: chances, the decisions that mattered, and what one could have done instead. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { PastPage } from '../frame/replay/PastPage';
import type { Past } from '../frame/replay/use-past';
import { useLoadOnline } from '../online';
import { Page } from '../page/Page';
import { href } from '../router';
import { isOnline } from '../table/both-tables';
import { useTableService } from '../table-service';
import { useText } from '../text/use-text';
import { Waiting } from '../ui/Waiting';
import { AnalysisView } from './AnalysisView';
import type { AnalysedGame } from './analysis-protocol';
import { sourceHere } from './analysis-source';
import { sourceAtServer } from './server-source';

interface AnalysisPageProps {
  readonly id: string;
  /** The moment to begin with, by how many choices lie before it; null for none. */
  readonly at: number | null;
}

export function AnalysisPage({ id, at }: AnalysisPageProps) {
  const { t } = useText();
  return (
    <PastPage id={id} title={t('analysis.title')}>
      {(past, onError) => <Finished past={past} at={at} onError={onError} />}
    </PastPage>
  );
}

interface FinishedProps {
  readonly past: Past;
  readonly at: number | null;
  readonly onError: (error: unknown) => void;
}

/** A game that is not over keeps its secrets, and so does one of which not everything may be seen. */
function Finished({ past, at, onError }: FinishedProps) {
  const { t } = useText();
  const service = useTableService();
  const loadOnline = useLoadOnline();
  const { table } = past;
  const { id, game, data } = table.info;
  const { over } = useSyncExternalStore(table.subscribe, table.seen);
  const [file, setFile] = useState<AnalysedGame | null>(null);

  useEffect(() => {
    if (!over) return;
    let isGone = false;
    service.exportGame(id).then(
      (record) => isGone || setFile({ game, data, record }),
      (reason: unknown) => isGone || onError(reason),
    );
    return () => {
      isGone = true;
    };
  }, [service, over, id, game, data, onError]);
  const { rules } = past.game.loaded.game;
  const source = useMemo(() => {
    if (file === null) return null;
    const here = sourceHere(service, id, file, rules);
    return isOnline(id) ? sourceAtServer(loadOnline, id, file, rules, here) : here;
  }, [service, loadOnline, id, file, rules]);

  if (!over) {
    const standing = table.company?.seen().state.standing ?? null;
    const isShut = (table.company?.seen().state.result ?? null) !== null;
    return (
      <Page title={t('analysis.title')}>
        <section className="failure card">
          <h1>{t('analysis.title')}</h1>
          <p role="alert">
            {t(isShut ? 'analysis.shut' : standing === 'ended' ? 'analysis.ended' : 'analysis.notOver')}
          </p>
          <div className="failure-ways">
            <a className="button primary" href={href({ page: 'table', id })}>
              {t('analysis.toGame')}
            </a>
            <a className="button" href={href({ page: 'home' })}>
              {t('end.home')}
            </a>
          </div>
        </section>
      </Page>
    );
  }
  if (file === null || source === null) {
    return (
      <Page title={t('analysis.title')}>
        <h1>{t('analysis.title')}</h1>
        <Waiting />
      </Page>
    );
  }
  return <AnalysisView past={past} file={file} source={source} at={at} onError={onError} />;
}
