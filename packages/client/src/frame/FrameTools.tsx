/** Below everything beside the board: the keys there are, and where else this game can be looked at. */
import type { ReactNode } from 'react';
import { ExportButton } from '../page/ExportButton';
import { href } from '../router';
import type { TableInfo } from '../table/table';
import { useText } from '../text/use-text';

interface FrameToolsProps {
  readonly info: TableInfo;
  readonly canHint: boolean;
  readonly canTry: boolean;
  /** Whether the game can be found again: lessons and trials are not kept. */
  readonly isKept: boolean;
  /** A game at a server is a file only when it is over, and for those who may see everything. */
  readonly canExport: boolean;
  /** Whether it is a game of this browser that friends can join. */
  readonly canGoOnline: boolean;
  onRules(): void;
  /** Opens the game in three minutes. */
  onPrimer(): void;
  /** What stands before the others. */
  readonly children: ReactNode;
}

export function FrameTools(props: FrameToolsProps) {
  const { info, canHint, canTry, isKept, canExport, canGoOnline, onRules, onPrimer, children } = props;
  const { t } = useText();
  return (
    <>
      <p className="frame-keys">
        {t(canHint ? 'table.shortcutsHint' : 'table.shortcuts')}
        {canTry && ` · ${t('trial.shortcut')}`}
      </p>
      <div className="frame-tools" data-topic="frame.tools">
        {children}
        <button type="button" className="quiet" onClick={onRules}>
          {t('table.rules')}
        </button>
        <button type="button" className="quiet" onClick={onPrimer}>
          {t('nav.primer')}
        </button>
        {isKept && canExport && <ExportButton id={info.id} game={info.game} className="quiet" />}
        {isKept && (
          <a className="button quiet" href={href({ page: 'replay', id: info.id, at: null, seat: null })}>
            {t('home.replay')}
          </a>
        )}
        {isKept && canGoOnline && (
          <a className="button quiet" href={href({ page: 'goOnline', id: info.id })}>
            {t('lobby.goOnline')}
          </a>
        )}
      </div>
      {isKept && (
        <p className="frame-keys" data-topic="frame.seed">
          {t('table.seedHash', { hash: info.seedHash.slice(0, 16) })}
        </p>
      )}
    </>
  );
}
