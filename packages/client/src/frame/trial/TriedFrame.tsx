/** A table at which something can be tried: its frame, or that of the trial while one is open. */
import { trialBar } from '@bottega/table';
import { explainError } from '../../errors';
import { forgetPlan } from '../../table/plans';
import { useText } from '../../text/use-text';
import { Frame, type FrameProps } from '../Frame';
import { useSeen } from '../use-seen';
import { useSpeech } from '../use-speech';
import { PlanLine } from './PlanLine';
import { TrialFrame } from './TrialFrame';
import { usePlaying } from './use-playing';
import { useTrial } from './use-trial';

export function TriedFrame(props: Pick<FrameProps, 'table' | 'ui' | 'loaded' | 'text'>) {
  const { table, ui, loaded, text } = props;
  const pageText = useText();
  const { t } = pageText;
  const { seen, isOver } = useSeen(table);
  const speech = useSpeech(loaded, text, table.info);
  const { trial, isOpening, error, begin, end } = useTrial(table, loaded.game);
  const { outcome, dismiss, play } = usePlaying(table, loaded.game, speech);
  const { seat } = seen;

  if (trial !== null) {
    return (
      <TrialFrame
        trial={trial}
        real={table}
        ui={ui}
        loaded={loaded}
        text={text}
        onBack={end}
        onPlay={({ choices }) => {
          end();
          if (trial.begun.seat !== null) play(trial.begun.seat, choices);
        }}
      />
    );
  }
  const canTry = !isOver && trialBar(seen) === null;
  const said = error === null ? outcome : t('trial.notOpened', { reason: explainError(error, pageText) });
  const line = (
    <>
      {isOpening && (
        <p className="plan" role="status">
          {t('trial.opening')}
        </p>
      )}
      {said !== null && (
        <div className="plan" role="alert">
          <p>{said}</p>
          {error === null && (
            <div className="plan-ways">
              <button type="button" className="quiet" onClick={dismiss}>
                {t('tips.dismiss')}
              </button>
            </div>
          )}
        </div>
      )}
      {!isOver && (
        <PlanLine
          info={table.info}
          seen={seen}
          game={loaded.game}
          speech={speech}
          onPlay={(plan) => {
            forgetPlan(plan.table, plan.seat);
            if (seat !== null) play(seat, plan.choices);
          }}
        />
      )}
    </>
  );
  const onTry = canTry
    ? () => {
        dismiss();
        begin(table.seen());
      }
    : null;
  return <Frame {...props} trying={{ onTry, line }} />;
}
