/** A lesson: the real table, with what is to be learned beside the question. */
import type { Loaded } from '@bottega/games';
import type { GameEvent, Lesson } from '@bottega/kernel';
import { createFormatter, type Language, type Say } from '@bottega/kernel/text';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Frame } from '../frame/Frame';
import { botName } from '../games/new-table';
import { markLessonDone } from '../learned';
import { useSettings } from '../use-settings';
import { CoursePage } from './CoursePage';
import { LessonBox } from './LessonBox';
import { LessonTable } from './lesson-table';
import { type OpenCourse, useCourse } from './use-course';
import { useLitInView } from './use-lit-in-view';

/** More would be read by nobody. */
const MOST_SENTENCES = 4;

interface LessonWords {
  readonly lessons: readonly Lesson[];
  readonly texts: Readonly<Record<string, string>>;
}

export function LessonPage({ game, id }: { readonly game: string; readonly id: string }) {
  const course = useCourse<LessonWords, LessonTable>(game, id, {
    load: (language) => loadLessonWords(game, language),
    begin: async ({ loaded, words: { lessons } }, you) => {
      const lesson = lessons.find((one) => one.id === id);
      if (lesson === undefined) throw new Error(`there is no lesson "${id}"`);
      const players = Array.from({ length: lesson.setup.seats }, (_, seat) => ({
        name: seat === lesson.seat ? you : botName(seat, you),
        bot: null,
      }));
      return LessonTable.open(loaded.game, id, players);
    },
  });
  return (
    <CoursePage course={course}>
      {(opened, table) => <Lessoned game={game} id={id} opened={opened} table={table} />}
    </CoursePage>
  );
}

async function loadLessonWords(game: string, language: Language): Promise<LessonWords> {
  const book = await import('@bottega/games/lessons');
  const [lessons, texts] = await Promise.all([book.loadLessons(game), book.loadLessonTexts(game, language)]);
  return { lessons, texts };
}

interface LessonedProps {
  readonly game: string;
  readonly id: string;
  readonly opened: OpenCourse<LessonWords>;
  readonly table: LessonTable;
}

function Lessoned({
  game,
  id,
  opened: {
    ui,
    loaded,
    text,
    words: { lessons, texts },
  },
  table,
}: LessonedProps) {
  const { language } = useSettings().settings;
  const place = useSyncExternalStore(table.subscribe, table.place);
  const { isDone, step, other, meant } = place;
  useEffect(() => {
    if (isDone) markLessonDone(game, id);
  }, [isDone, game, id]);
  const names = useMemo(() => table.info.players.map((player) => player.name), [table]);
  const say = useMemo(
    () => createFormatter({ ...text, messages: { ...text.messages, ...texts } }, language, names),
    [text, texts, language, names],
  );
  const lights = useMemo(() => new Set(isDone ? [] : (step.lights ?? [])), [step, isDone]);
  useLitInView(`${place.at} ${isDone}`, [...lights]);
  const { seat, view } = table.seen();
  const at = lessons.findIndex((one) => one.id === id);
  const box = (
    <LessonBox
      game={game}
      title={say({ key: `${id}.title`, values: {} })}
      lesson={at}
      next={lessons[at + 1]?.id ?? null}
      place={place}
      text={say({ key: `${id}.${step.id}`, values: step.values ?? {} })}
      other={other === null || seat === null ? null : say(loaded.words.choice(view, seat, other))}
      meant={sentencesOf(meant, loaded, say)}
      onNext={table.next}
      onBack={table.back}
      onRepeat={table.repeat}
    />
  );
  return <Frame table={table} ui={ui} loaded={loaded} text={text} lesson={{ box, lights }} />;
}

/** The first things that would be told, each once. */
function sentencesOf(events: readonly GameEvent[], { words }: Loaded, say: Say): string[] {
  const told = events.flatMap((event) => words.event(event) ?? []).map(say);
  return [...new Set(told)].slice(0, MOST_SENTENCES);
}
