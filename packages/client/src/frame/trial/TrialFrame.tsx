/** A trial in the same frame as every game, marked as one. */
import { equalPlain } from '@bottega/kernel';
import type { Tried } from '@bottega/table';
import { useMemo, useSyncExternalStore } from 'react';
import { keepPlan } from '../../table/plans';
import type { TableClient, TableSnapshot } from '../../table/table';
import { useText } from '../../text/use-text';
import { SeatClock } from '../company/SeatClock';
import { Frame, type FrameProps } from '../Frame';
import { useSeen } from '../use-seen';
import { useSpeech } from '../use-speech';
import { TrialBar, type TrialUse } from './TrialBar';
import type { OpenTrial } from './use-trial';

interface TrialFrameProps extends Pick<FrameProps, 'ui' | 'loaded' | 'text'> {
  readonly trial: OpenTrial;
  /** The real game, which goes on meanwhile; null where one only looks at what was. */
  readonly real: TableClient | null;
  /** Throws the trial away. */
  onBack(): void;
  /** Plays what was tried in the real game. */
  onPlay(tried: Tried): void;
}

export function TrialFrame({ trial: { table, begun }, real, ui, loaded, text, onBack, onPlay }: TrialFrameProps) {
  const { t } = useText();
  const tried = useSyncExternalStore(table.subscribe, table.place);
  const { canUndo } = useSyncExternalStore(table.subscribe, table.seen);
  const { say } = useSpeech(loaded, text, table.info);
  const { seen: now, company, isOver } = useSeen(real ?? table);
  const isSame = useMemo(() => isSamePosition(begun, now), [begun, now]);
  const { seat } = begun;
  const clocks = company?.state.clocks ?? null;
  const isMine = seat !== null && now.seat === seat && now.asked.includes(seat) && now.allowed.length > 0;
  const canPlay = isSame && isMine;
  const said = tried.names.length === 0 ? null : tried.names.map(say).join(' → ');
  const use: TrialUse | null =
    real === null || seat === null
      ? null
      : {
          kind: canPlay ? 'play' : 'keep',
          said,
          use() {
            if (canPlay) return onPlay(tried);
            const { step, choices } = tried;
            if (step !== null) keepPlan({ table: real.info.id, seat, step, choices });
            onBack();
          },
        };
  const isGone = real !== null && (isOver || now.seat !== seat);
  const news =
    real === null || isSame ? null : t(isGone ? 'trial.realOver' : isMine ? 'trial.realAsks' : 'trial.realGoesOn');
  const bar = (
    <TrialBar
      use={isGone ? null : use}
      isCut={tried.isCut}
      news={news}
      clock={clocks !== null && seat !== null && isMine && <SeatClock clocks={clocks} seat={seat} />}
      canStartOver={canUndo}
      onBack={onBack}
      // If its worker has stopped, the table says so itself.
      onStartOver={() => void table.startOver().catch(() => {})}
    />
  );
  return <Frame table={table} ui={ui} loaded={loaded} text={text} trial={{ bar, onBack }} />;
}

/** Whether a seat sees the same of two positions, and the same is asked. */
function isSamePosition(one: TableSnapshot, other: TableSnapshot): boolean {
  if (one === other) return true;
  const seen = ({ seat, view: { open, own }, asked, over }: TableSnapshot) => [seat, open, own, asked, over];
  return equalPlain(seen(one), seen(other));
}
