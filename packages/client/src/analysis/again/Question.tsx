/** A decision of the game to be made again: in its position, as a trial in which the bots wait. */
import { type TurningMoment, trialStart } from '@bottega/table';
import type { SecondVerdict } from '@bottega/table/analysis';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Frame } from '../../frame/Frame';
import type { Past } from '../../frame/replay/use-past';
import { TrialBar } from '../../frame/trial/TrialBar';
import { useSpeech } from '../../frame/use-speech';
import { Failure } from '../../page/Failure';
import { Page } from '../../page/Page';
import { TrialTable } from '../../table/trial/trial-table';
import { useText } from '../../text/use-text';
import { Waiting } from '../../ui/Waiting';
import { QuestionBox } from './QuestionBox';
import type { Judge } from './use-judge';

export interface QuestionProps {
  readonly past: Past;
  readonly moment: TurningMoment;
  /** Which question it is, counted from 0. */
  readonly at: number;
  readonly count: number;
  readonly judge: Judge;
  onDone(isFound: boolean): void;
  onBack(): void;
}

const NOTHING_LIT: ReadonlySet<string> = new Set();

export function Question(props: QuestionProps) {
  const { past, moment, onBack } = props;
  const { t } = useText();
  const [table, setTable] = useState<TrialTable | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { table: real, game } = past;

  useEffect(() => {
    let isGone = false;
    let mine: TrialTable | null = null;
    const open = async () => {
      const { seen } = await real.moment(moment.from, moment.seat);
      const start = trialStart(seen, real.info, `again ${moment.from}`);
      mine = await TrialTable.open(game.loaded.game, start, { pace: 0, isAdvised: false });
      // What the others would answer is not asked.
      mine.pause(true);
      if (isGone) mine.leave();
      else setTable(mine);
    };
    open().catch((reason: unknown) => isGone || setError(reason));
    return () => {
      isGone = true;
      mine?.leave();
    };
  }, [real, game.loaded.game, moment]);

  if (error !== null || table === null) {
    return (
      <Page wide title={t('analysis.again')}>
        {error === null ? (
          <Waiting />
        ) : (
          <>
            <Failure error={error} game={null} />
            <button type="button" onClick={onBack}>
              {t('analysis.back')}
            </button>
          </>
        )}
      </Page>
    );
  }
  return <Asked {...props} table={table} />;
}

/** What is thought of the choices so far. */
export interface Answer {
  /** Null while more is to be chosen. */
  readonly verdict: SecondVerdict | null;
  readonly isJudging: boolean;
  /** Why it could not be judged; null if it could. */
  readonly error: unknown;
}

const NO_ANSWER: Answer = { verdict: null, isJudging: false, error: null };

function Asked({ past, moment, at, count, judge, table, onDone, onBack }: QuestionProps & { table: TrialTable }) {
  const { ui, loaded, text } = past.game;
  const { choices, isCut } = useSyncExternalStore(table.subscribe, table.place);
  const { canUndo } = useSyncExternalStore(table.subscribe, table.seen);
  const [answer, setAnswer] = useState(NO_ANSWER);
  const [attempts, setAttempts] = useState(0);
  const speech = useSpeech(loaded, text, table.info);
  // If its worker has stopped, the table says so itself.
  const startOver = () => void table.startOver().catch(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is made anew without anything else changing
  useEffect(() => {
    if (choices.length === 0) {
      setAnswer(NO_ANSWER);
      return;
    }
    let isGone = false;
    setAnswer({ ...NO_ANSWER, isJudging: true });
    judge({ from: moment.from, choices, isEnd: isCut }).then(
      (verdict) => isGone || setAnswer({ ...NO_ANSWER, verdict }),
      (error: unknown) => isGone || setAnswer({ ...NO_ANSWER, error }),
    );
    return () => {
      isGone = true;
    };
  }, [choices, isCut, judge, moment, attempts]);

  const box = (
    <QuestionBox
      moment={moment}
      at={at}
      count={count}
      answer={answer}
      isBegun={choices.length > 0}
      speech={speech}
      onRetry={startOver}
      onJudge={() => setAttempts(attempts + 1)}
      onDone={onDone}
    />
  );
  const bar = (
    <TrialBar
      use={null}
      isCut={false}
      news={null}
      clock={null}
      canStartOver={canUndo}
      onBack={onBack}
      onStartOver={startOver}
    />
  );
  return (
    <Frame
      table={table}
      ui={ui}
      loaded={loaded}
      text={text}
      lesson={{ box, lights: NOTHING_LIT }}
      trial={{ bar, onBack }}
    />
  );
}
