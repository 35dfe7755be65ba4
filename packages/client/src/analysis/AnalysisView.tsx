/** The analysis of a game as it comes: chart, decisions that mattered with their positions, influences, and deciding again. */
import './Analysis.css';
import { SIGHTS, type Sight, type TurningMoment } from '@bottega/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { explainError } from '../errors';
import { PointsChart } from '../frame/end/PointsChart';
import { useAddress } from '../frame/replay/ReplayShare';
import type { Past } from '../frame/replay/use-past';
import { TrialFrame } from '../frame/trial/TrialFrame';
import { useTrial } from '../frame/trial/use-trial';
import { useSpeech } from '../frame/use-speech';
import { Page } from '../page/Page';
import { href, parseRoute } from '../router';
import type { Course } from '../table/table';
import { useText } from '../text/use-text';
import { Segments } from '../ui/Segments';
import { useComesBack } from '../ui/use-comes-back';
import { AnalysisStatus } from './AnalysisStatus';
import { AnalysisStory } from './AnalysisStory';
import { Again } from './again/Again';
import { AgainStart } from './again/AgainStart';
import type { AnalysedGame } from './analysis-protocol';
import type { AnalysisSource } from './analysis-source';
import { CourseChart } from './CourseChart';
import { measureOf } from './chart-rows';
import { differenceOf, shortDifference } from './figures';
import { Influences } from './Influences';
import { MomentDetail } from './MomentDetail';
import { MomentList } from './MomentList';
import { useAnalysis } from './use-analysis';

interface AnalysisViewProps {
  readonly past: Past;
  /** The game as it is looked at. */
  readonly file: AnalysedGame;
  readonly source: AnalysisSource;
  readonly at: number | null;
  readonly onError: (error: unknown) => void;
}

export function AnalysisView({ past, file, source, at, onError }: AnalysisViewProps) {
  const pageText = useText();
  const { t } = pageText;
  const { table, range, game } = past;
  const { ui, loaded, text } = game;
  const { info } = table;
  const speech = useSpeech(loaded, text, info);
  const { names, say } = speech;
  const analysis = useAnalysis(source);
  const { found } = analysis;
  const [sight, setSight] = useState<Sight>('known');
  const [chosen, setChosen] = useChosen(info.id, at);
  const heading = useRef<HTMLHeadingElement>(null);
  const trying = useTrial(table, loaded.game);
  const [again, setAgain] = useState<readonly TurningMoment[] | null>(null);
  const course = useCourse(past, onError);
  const leave = useComesBack(trying.trial !== null || again !== null);

  const moments = found?.moments[sight] ?? [];
  const moment = moments.find(({ from }) => from === chosen) ?? null;
  useAddress({ page: 'analysis', id: info.id, at: chosen });

  const label = useCallback(
    (one: TurningMoment) => {
      const { kind, seat, round } = one;
      const difference = shortDifference(kind, differenceOf(one), pageText);
      const facts = { name: names[seat], difference, round: round === null ? '' : say(round) };
      return t(round === null ? `analysis.mark.${kind}` : `analysis.markIn.${kind}`, facts);
    },
    [names, say, t, pageText],
  );
  const decideAgain = (slips: readonly TurningMoment[]) => {
    leave('analysis-again');
    setAgain(slips);
  };
  // Below a narrow list what was chosen in it would not be seen.
  const chooseFromList = (from: number) => {
    setChosen(from);
    if (matchMedia('(width < 60rem)').matches) setTimeout(() => heading.current?.scrollIntoView({ block: 'start' }));
  };

  if (trying.trial !== null) {
    return (
      <TrialFrame
        trial={trying.trial}
        real={null}
        ui={ui}
        loaded={loaded}
        text={text}
        onBack={trying.end}
        onPlay={trying.end}
      />
    );
  }
  if (again !== null && found !== null) {
    return <Again past={past} file={file} positions={found.positions} moments={again} onBack={() => setAgain(null)} />;
  }
  return (
    <Page wide title={t('analysis.of', { game: text.title })}>
      <div className="analysis">
        <header className="analysis-head">
          <h1>{t('analysis.title')}</h1>
          <p>{text.title}</p>
          <a className="button quiet" href={href({ page: 'table', id: info.id })}>
            {t('home.result')}
          </a>
          <a className="button quiet" href={href({ page: 'replay', id: info.id, at: null, seat: null })}>
            {t('end.replay')}
          </a>
        </header>
        <AnalysisStatus analysis={analysis} />
        {found?.isComplete === true && <AnalysisStory past={past} found={found} speech={speech} onError={onError} />}
        {found !== null && (
          <>
            <div className="analysis-charts">
              <CourseChart
                found={found}
                rounds={range.rounds}
                speech={speech}
                moments={moments}
                chosen={chosen}
                label={label}
                onChoose={setChosen}
              />
              {course !== null && (
                <div className="analysis-chart">
                  <div className="analysis-course">
                    <h2>{t('end.chart')}</h2>
                  </div>
                  <PointsChart course={course} names={names} round={say} />
                </div>
              )}
            </div>
            <section className="analysis-moments" aria-labelledby="analysis-moments">
              <h2 id="analysis-moments">{t('analysis.moments')}</h2>
              <Segments<Sight>
                legend={t('analysis.sight')}
                choices={SIGHTS.map((value) => ({ value, name: t(`analysis.sights.${value}`) }))}
                value={sight}
                onChoose={setSight}
              />
              <div className="analysis-both" data-chosen={moment !== null}>
                <div className="analysis-side">
                  {moments.length > 0 ? (
                    <MomentList moments={moments} chosen={chosen} speech={speech} onChoose={chooseFromList} />
                  ) : (
                    <p>{t(found.isComplete ? 'analysis.noMoments' : 'analysis.noMomentsYet')}</p>
                  )}
                </div>
                {moment === null ? moments.length > 0 && <p className="analysis-note">{t('analysis.choose')}</p> : null}
                {moment !== null && (
                  <MomentDetail
                    past={past}
                    moment={moment}
                    sight={sight}
                    measure={measureOf(found)}
                    speech={speech}
                    heading={heading}
                    isTrying={trying.isOpening}
                    onTry={(choices) => {
                      leave('analysis-detail');
                      trying.begin(
                        table.moment(moment.from, moment.seat).then(({ seen }) => seen),
                        choices,
                      );
                    }}
                    onError={onError}
                  />
                )}
              </div>
              {trying.error !== null && (
                <p role="alert">{t('trial.notOpened', { reason: explainError(trying.error, pageText) })}</p>
              )}
            </section>
            {found.influences !== null && found.isComplete && (
              <Influences influences={found.influences} names={names} />
            )}
            {analysis.progress === null && found.isComplete && (
              <AgainStart moments={found.moments.known} players={info.players} onBegin={decideAgain} />
            )}
          </>
        )}
      </div>
    </Page>
  );
}

/** The moment that is looked at, by how many choices lie before it; follows the address where somebody changes that by hand or goes back. */
function useChosen(id: string, at: number | null) {
  const [chosen, setChosen] = useState(at);
  useEffect(() => {
    const onHash = () => {
      const route = parseRoute(location.hash);
      if (route.page === 'analysis' && route.id === id) setChosen(route.at);
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [id]);
  return [chosen, setChosen] as const;
}

/** The points in the course of the game; null until they have come. */
function useCourse({ table }: Past, onError: (error: unknown) => void): Course | null {
  const [course, setCourse] = useState<Course | null>(null);
  useEffect(() => {
    let isGone = false;
    table.course().then(
      (found) => isGone || setCourse(found),
      (reason: unknown) => isGone || onError(reason),
    );
    return () => {
      isGone = true;
    };
  }, [table, onError]);
  return course;
}
