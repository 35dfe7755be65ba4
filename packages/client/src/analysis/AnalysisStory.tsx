/** How the game went, told in sentences, and a picture of its end for whoever wants one. */
import type { GameAnalysis } from '@bottega/table';
import { loadStoryText, sayStory, storyOf } from '@bottega/table/story';
import { useEffect, useMemo, useState } from 'react';
import { IDLE_CONTROLLER, NO_NAME } from '../choosing/choice-controller';
import { EndPicture } from '../frame/end/EndPicture';
import { useMoment } from '../frame/replay/ReplayMoment';
import type { Past } from '../frame/replay/use-past';
import { type Speech, scoreWords } from '../frame/use-speech';
import { useText } from '../text/use-text';
import { GameStory } from './story/GameStory';

interface AnalysisStoryProps {
  readonly past: Past;
  readonly found: GameAnalysis;
  readonly speech: Speech;
  readonly onError: (error: unknown) => void;
}

const NOTHING_LIT: ReadonlySet<string> = new Set();

export function AnalysisStory({ past, found, speech, onError }: AnalysisStoryProps) {
  const { t } = useText();
  const { table, range, game } = past;
  const { ui, loaded } = game;
  const { info } = table;
  const { names, text, say } = speech;
  const { Board } = ui;
  const end = useMoment(table, { at: range.length, seat: null }, table.seen().version, onError)?.seen ?? null;
  const result = end?.result ?? null;
  const sentences = useSentences(past, found, speech, result, onError);
  const [isPictured, setPictured] = useState(false);
  const course = useMemo(() => courseOf(found), [found]);
  if (end === null || result === null || sentences.length === 0) return null;
  const board = (
    <Board
      seen={end}
      info={info}
      game={loaded.game}
      text={text}
      say={say}
      pick={IDLE_CONTROLLER}
      name={NO_NAME}
      lit={NOTHING_LIT}
    />
  );
  const { category } = scoreWords(speech, end, ui);
  return (
    <div className="analysis-story">
      <GameStory sentences={sentences} game={text.title} />
      <p>
        <button type="button" aria-expanded={isPictured} onClick={() => setPictured(!isPictured)}>
          {t('end.picture')}
        </button>
      </p>
      {isPictured && (
        <EndPicture
          table={table}
          info={info}
          names={names}
          result={result}
          category={category}
          title={text.title}
          board={board}
          line={sentences[sentences.length - 1]}
          course={course}
        />
      )}
    </div>
  );
}

/** The sentences in the language of the page; none until its texts and the end have come. */
function useSentences(
  { table, game: { loaded, language } }: Past,
  found: GameAnalysis,
  { names, say }: Speech,
  result: Parameters<typeof storyOf>[1]['result'] | null,
  onError: (error: unknown) => void,
): readonly string[] {
  const [text, setText] = useState<Awaited<ReturnType<typeof loadStoryText>> | null>(null);
  useEffect(() => {
    let isGone = false;
    loadStoryText(language).then(
      (one) => isGone || setText(one),
      (reason: unknown) => isGone || onError(reason),
    );
    return () => {
      isGone = true;
    };
  }, [language, onError]);
  const { players } = table.info;
  return useMemo(() => {
    if (text === null || result === null) return [];
    const conceded = players.flatMap(({ substitute }, seat) => (substitute === undefined ? [] : [seat]));
    const story = storyOf(found, { result, words: loaded.words, conceded });
    return sayStory(story, { text, language, names, say });
  }, [text, result, players, found, loaded, language, names, say]);
}

/** Chances for the picture, else points; null if there is no line to draw. */
function courseOf({ course }: GameAnalysis) {
  if (course.length < 2) return null;
  const chances = course.flatMap((point) => (point.chances === null ? [] : [point.chances]));
  if (chances.length === course.length) return { kind: 'chances', rows: chances } as const;
  return { kind: 'points', rows: course.map(({ points }) => points) } as const;
}
