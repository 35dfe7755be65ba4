/** Above the board: what is asked, how the game ends, and who stands where. */
import { type ReactNode, useRef } from 'react';
import type { GameUi } from '../games/board/game-ui';
import type { Company, TableClient, TableSnapshot } from '../table/table';
import { useText } from '../text/use-text';
import { useHeight } from '../ui/use-height';
import { CompanyHead } from './company/CompanyHead';
import { NextTable } from './company/NextTable';
import { SavingMark } from './company/SavingMark';
import { SeatWait } from './company/SeatWait';
import { useWaited } from './company/use-waited';
import { PaceControls } from './pace/PaceControls';
import { ToRecap } from './recap/ToRecap';
import { SeatStrip } from './seats/SeatStrip';
import type { Speech } from './use-speech';
import type { TroubleControl } from './use-trouble';

interface FrameHeadProps {
  readonly table: TableClient;
  readonly seen: TableSnapshot;
  /** What the board shows: the present, or a moment that is watched again. */
  readonly shown: TableSnapshot;
  /** Whether something is watched again: nobody is asked in it, so no clock stands beside it. */
  readonly isPast: boolean;
  readonly ui: GameUi;
  readonly speech: Speech;
  /** How the others are doing at their own screens; null where everybody sits before this one. */
  readonly company: Company | null;
  readonly isOver: boolean;
  readonly control: TroubleControl;
  /** What is said of the table as a whole. */
  readonly above: ReactNode;
  /** What has stopped the table. */
  readonly trouble: ReactNode;
  /** What is asked, of me or of others; null when the game is over. */
  readonly prompt: string | null;
  readonly helpButton: ReactNode;
  /** How the game ends; null when it is over, and in games that cannot say. */
  readonly ending: string | null;
  /** Since when it is told what happened; null if nothing is. */
  readonly recapTitle: string | null;
}

/** Letters of a question that has two lines on a phone. */
const LONG = 68;

export function FrameHead(props: FrameHeadProps) {
  const {
    table,
    seen,
    shown,
    isPast,
    ui,
    speech,
    company,
    isOver,
    control,
    above,
    trouble,
    prompt,
    helpButton,
    ending,
    recapTitle,
  } = props;
  const { names, words, say } = speech;
  const { t } = useText();
  const waited = useWaited(table.company, seen.asked);
  const clocks = company?.state.clocks ?? null;
  const { seat } = seen;
  const isMine = seat !== null && seen.asked.includes(seat);
  const isWatching = company !== null && seen.seat === null;
  // Of several at once the line of seats says how each is doing.
  const waitedFor = clocks === null ? seen.asked.slice(0, 1) : seen.asked.length > 1 ? [] : seen.asked;
  const timed = isPast ? [] : isMine ? [seat] : waitedFor;
  const bar = useRef<HTMLDivElement>(null);
  useHeight(bar, '--prompt-height');
  return (
    <div className="frame-prompt" ref={bar}>
      {above}
      {trouble}
      <CompanyHead table={table} seen={seen} names={names} control={control} />
      {prompt !== null && (
        <div className="frame-asked">
          <p className="frame-question" data-topic="frame.prompt" data-long={prompt.length > LONG}>
            {prompt}
            {timed.map((one) => (
              <SeatWait key={one} seat={one} clocks={clocks} waited={isMine ? null : waited} />
            ))}
          </p>
          {isWatching && <span className="frame-watching">{t('company.watching')}</span>}
          {company !== null && <SavingMark isSaving={control.isBusy} />}
          {table.company !== null && !isMine && <NextTable />}
          {table.pace !== null && <PaceControls table={table} pace={table.pace} seen={seen} />}
          {helpButton}
        </div>
      )}
      {!isOver && (
        <div className="frame-standing">
          <div className="frame-course">
            {ending !== null && (
              <p className="frame-ending" data-topic="frame.ending">
                {ending}
              </p>
            )}
            {recapTitle !== null && <ToRecap title={recapTitle} />}
          </div>
          <SeatStrip
            view={shown.view}
            seat={shown.seat}
            asked={shown.asked}
            info={table.info}
            company={company?.state ?? null}
            waited={waited}
            words={words}
            say={say}
            Sign={ui.Sign}
          />
        </div>
      )}
    </div>
  );
}
