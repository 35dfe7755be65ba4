/** A lesson: the real table, with what is to be learned beside the question. */

import type { Loaded } from '@bottega/games';
import type { Lesson } from '@bottega/kernel';
import { createFormatter, type GameText } from '@bottega/kernel/text';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Frame } from '../frame/Frame';
import { openGame, uiOf } from '../games';
import type { GameUi } from '../games/board/game-ui';
import { botName } from '../games/new-table';
import { markLessonDone } from '../learned';
import { Failure } from '../page/Failure';
import { Page } from '../page/Page';
import { useText } from '../text/use-text';
import { Waiting } from '../ui/Waiting';
import { useSettings } from '../use-settings';
import { LessonBox } from './LessonBox';
import { LessonTable } from './lesson-table';
import { useLitInView } from './use-lit-in-view';

interface Opened {
  readonly ui: GameUi;
  readonly loaded: Loaded;
  readonly text: GameText;
  readonly lessons: readonly Lesson[];
  readonly texts: Readonly<Record<string, string>>;
}

export function LessonPage({ game, id }: { readonly game: string; readonly id: string }) {
  const { t } = useText();
  const { language, name } = useSettings().settings;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [table, setTable] = useState<LessonTable | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempts, setAttempts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is made anew without anything else changing
  useEffect(() => {
    let isHere = true;
    open(game, language).then(
      (found) => isHere && setOpened(found),
      (reason: unknown) => isHere && setError(reason),
    );
    return () => {
      isHere = false;
    };
  }, [game, language, attempts]);

  const isOpen = opened !== null;
  const you = name || t('setup.you');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language changes the words, not the table
  useEffect(() => {
    if (opened === null) return;
    let isHere = true;
    let mine: LessonTable | null = null;
    const begin = async () => {
      const lesson = opened.lessons.find((one) => one.id === id);
      if (lesson === undefined) throw new Error(`there is no lesson "${id}"`);
      const players = Array.from({ length: lesson.setup.seats }, (_, seat) => ({
        name: seat === lesson.seat ? you : botName(seat, you),
        bot: null,
      }));
      return LessonTable.open(opened.loaded.game, id, players);
    };
    begin().then(
      (found) => {
        mine = found;
        if (isHere) setTable(found);
        else found.leave();
      },
      (reason: unknown) => isHere && setError(reason),
    );
    return () => {
      isHere = false;
      mine?.leave();
    };
  }, [isOpen, id]);

  if (error !== null) {
    return (
      <Page>
        <Failure
          error={error}
          game={null}
          onRetry={() => {
            setError(null);
            setAttempts(attempts + 1);
          }}
        />
      </Page>
    );
  }
  if (opened === null || table === null) {
    return (
      <Page wide>
        <Waiting />
      </Page>
    );
  }
  return <Lessoned game={game} id={id} opened={opened} table={table} />;
}

async function open(game: string, language: Parameters<typeof openGame>[1]): Promise<Opened> {
  const [ui, { loaded, text }, book] = await Promise.all([
    uiOf(game),
    openGame(game, language),
    import('@bottega/games/lessons'),
  ]);
  const [lessons, texts] = await Promise.all([book.loadLessons(game), book.loadLessonTexts(game, language)]);
  return { ui, loaded, text, lessons, texts };
}

interface LessonedProps {
  readonly game: string;
  readonly id: string;
  readonly opened: Opened;
  readonly table: LessonTable;
}

function Lessoned({ game, id, opened: { ui, loaded, text, lessons, texts }, table }: LessonedProps) {
  const { language } = useSettings().settings;
  const place = useSyncExternalStore(table.subscribe, table.place);
  const { isDone, step, other } = place;
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
      onNext={table.next}
      onBack={table.back}
      onRepeat={table.repeat}
    />
  );
  return <Frame table={table} ui={ui} loaded={loaded} text={text} lesson={{ box, lights }} />;
}
