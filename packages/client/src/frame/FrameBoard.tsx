/** The board of the game: as it is, or as it was while somebody watches that again. */
import type { Game } from '@bottega/kernel';
import type { ReactNode, RefObject } from 'react';
import { IDLE_CONTROLLER, NO_NAME } from '../choosing/choice-controller';
import type { BoardProps, GameUi } from '../games/board/game-ui';
import type { TableInfo, TableSnapshot } from '../table/table';
import { useText } from '../text/use-text';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import type { Watching } from './recap/Watch';
import type { Speech } from './use-speech';
import { Zoom } from './Zoom';

const NOTHING_LIT: ReadonlySet<string> = new Set();

interface FrameBoardProps extends Pick<BoardProps, 'pick' | 'name'> {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly seen: TableSnapshot;
  readonly info: TableInfo;
  readonly game: Game;
  readonly ui: GameUi;
  readonly speech: Speech;
  readonly watching: Watching | null;
  /** What the log is pointing at; null for nothing. */
  readonly lit: ReadonlySet<string> | null;
  /** What is said above the board. */
  readonly children: ReactNode;
}

export function FrameBoard(props: FrameBoardProps) {
  const { board, seen, info, game, ui, speech, watching, pick, name, lit, children } = props;
  const { t } = useText();
  const { text, say } = speech;
  const { Board } = ui;
  const moment = watching?.moment ?? null;
  const shown =
    moment === null
      ? { seen, pick, name, lit: lit ?? NOTHING_LIT }
      : { seen: moment.seen, pick: IDLE_CONTROLLER, name: NO_NAME, lit: new Set(moment.news.flatMap(ui.things)) };
  return (
    <section className="frame-board" aria-label={t('table.board')} ref={board}>
      {children}
      <Zoom>
        <ErrorBoundary
          resetKey={seen.version}
          fallback={() => (
            <p className="frame-notice" role="alert">
              {t('trouble.board')}
            </p>
          )}
        >
          <Board {...shown} info={info} game={game} text={text} say={say} />
        </ErrorBoundary>
      </Zoom>
    </section>
  );
}
