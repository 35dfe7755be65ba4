/** A decision that mattered: the position, what was played, what would have been better, what that cost and why. */
import type { Line, Sight, TurningMoment } from '@bottega/table';
import { type RefObject, useMemo } from 'react';
import { IDLE_CONTROLLER, NO_NAME } from '../choosing/choice-controller';
import { pointsFormat } from '../frame/help/points';
import { Reasons } from '../frame/help/Reasons';
import { useMoment } from '../frame/replay/ReplayMoment';
import type { Past } from '../frame/replay/use-past';
import type { Speech } from '../frame/use-speech';
import { Zoom } from '../frame/Zoom';
import { href } from '../router';
import { useText } from '../text/use-text';
import { SeatSign } from '../ui/SeatSign';
import { Waiting } from '../ui/Waiting';
import type { Measure } from './chart-rows';
import { differenceOf, figuresOf, sayDifference } from './figures';

/** What would be written as 0 is not told. */
const LEAST_BEYOND = 0.05;

interface MomentDetailProps {
  readonly past: Past;
  readonly moment: TurningMoment;
  readonly sight: Sight;
  /** What lines are told by. */
  readonly measure: Measure;
  readonly speech: Speech;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isTrying: boolean;
  /** Plays on from here: from the position as it was, or with choices already made. */
  onTry(choices: Line['choices']): void;
  onError(error: unknown): void;
}

export function MomentDetail(props: MomentDetailProps) {
  const { past, moment, sight, measure, speech, heading, isTrying, onTry, onError } = props;
  const text = useText();
  const { t, language } = text;
  const { say, names } = speech;
  const { seat, kind, played, other, reasons, beyond, round, from, couldKnow } = moment;
  const { id } = past.table.info;
  return (
    <article className="analysis-detail" aria-labelledby="analysis-detail">
      <div className="analysis-words card">
        <h3 id="analysis-detail" ref={heading} tabIndex={-1}>
          <SeatSign seat={seat} /> {names[seat]}
          {round !== null && ` · ${say(round)}`}
        </h3>
        <p className="analysis-verdict" data-kind={kind}>
          <strong>{t(`analysis.${kind}.title`)}</strong> {sayDifference(kind, differenceOf(moment), text)}
        </p>
        {!couldKnow && <p className="analysis-note">{t('analysis.notKnownLong')}</p>}
        <dl className="analysis-lines">
          <Way measure={measure} title={t('analysis.played')} line={played} speech={speech} />
          <Way
            measure={measure}
            title={t(kind === 'slip' ? 'analysis.better' : 'analysis.obvious')}
            line={other}
            speech={speech}
          />
        </dl>
        {reasons.length > 0 && (
          <div className="analysis-why">
            <h4>{t('analysis.why')}</h4>
            <Reasons reasons={reasons} say={say} />
            {beyond !== null && Math.abs(beyond) >= LEAST_BEYOND && (
              <p className="analysis-outlook tabular">
                {t('analysis.beyond', { points: pointsFormat(language).signed(beyond) })}
              </p>
            )}
          </div>
        )}
        <div className="analysis-ways">
          <button type="button" className="primary" aria-disabled={isTrying} onClick={() => onTry([])}>
            {t('analysis.try')}
          </button>
          <button type="button" aria-disabled={isTrying} onClick={() => onTry(other.choices)}>
            {t('analysis.tryOther')}
          </button>
          <a className="button quiet" href={href({ page: 'replay', id, at: from, seat })}>
            {t('end.replay')}
          </a>
        </div>
      </div>
      <Position past={past} moment={moment} sight={sight} speech={speech} onError={onError} />
    </article>
  );
}

interface WayProps {
  readonly measure: Measure;
  readonly title: string;
  readonly line: Line;
  readonly speech: Speech;
}

function Way({ title, measure, line: { says, chance, points }, speech: { say } }: WayProps) {
  const { t, language } = useText();
  const { signed, plain } = pointsFormat(language);
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ol>
          {says.map((message, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <li key={at}>{say(message)}</li>
          ))}
        </ol>
        <p className="analysis-outlook tabular">
          {measure === 'points'
            ? t('analysis.outlookPoints', { points: plain(points) })
            : chance === null
              ? t('analysis.outlookLead', { points: signed(points) })
              : t('analysis.outlook', { chance: figuresOf(language).chance(chance), points: signed(points) })}
        </p>
      </dd>
    </div>
  );
}

/** The board before the decision; what it was about is lit. */
function Position({
  past,
  moment,
  sight,
  speech,
  onError,
}: Pick<MomentDetailProps, 'past' | 'moment' | 'sight' | 'speech' | 'onError'>) {
  const { t } = useText();
  const { table, game } = past;
  const { seat, from, to } = moment;
  const { version } = table.seen();
  const before = useMoment(table, { at: from, seat }, version, onError);
  const after = useMoment(table, { at: to, seat }, version, onError);
  const { ui, loaded } = game;
  const { Board } = ui;
  const { text, say } = speech;
  const isThere = before?.at === from && before.seen.seat === seat;
  const lit = useMemo(() => {
    if (before === null || after === null || before.at !== from || after.at !== to) return new Set<string>();
    return new Set(after.seen.log.slice(before.seen.log.length).flatMap((event) => ui.things(event)));
  }, [before, after, from, to, ui]);
  const board = useMemo(() => {
    if (before === null) return null;
    const { view } = before.seen;
    // With what a seat could know, nothing lies open that did not then.
    const seen = sight === 'known' ? { ...before.seen, view: { ...view, all: null } } : before.seen;
    return (
      <Board
        seen={seen}
        info={table.info}
        game={loaded.game}
        text={text}
        say={say}
        pick={IDLE_CONTROLLER}
        name={NO_NAME}
        lit={lit}
      />
    );
  }, [Board, before, sight, table, loaded, text, say, lit]);
  return (
    <section className="analysis-board" aria-label={t('analysis.position')} aria-busy={!isThere}>
      {board === null ? <Waiting /> : <Zoom>{board}</Zoom>}
    </section>
  );
}
