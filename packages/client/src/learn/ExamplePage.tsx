/** An example of the rulebook at a real table: one plays on from its position as one likes, bots answer, and nothing is kept. */
import type { Book, BookText } from '@bottega/kernel';
import type { Language } from '@bottega/kernel/text';
import { STANDARD_BOT } from '@bottega/table';
import { useMemo } from 'react';
import { Frame } from '../frame/Frame';
import { botName } from '../games/new-table';
import { CoursePage } from './CoursePage';
import { ExampleBox } from './ExampleBox';
import { LessonTable } from './lesson-table';
import { type OpenCourse, useCourse } from './use-course';

interface ExampleWords {
  readonly book: Book;
  readonly text: BookText;
}

export function ExamplePage({ game, id }: { readonly game: string; readonly id: string }) {
  const course = useCourse<ExampleWords>(game, id, {
    load: (language) => loadExampleWords(game, language),
    begin: async ({ loaded, words: { book } }, you) => {
      const example = book.examples.find((one) => one.id === id);
      if (example === undefined) throw new Error(`there is no example "${id}"`);
      const players = Array.from({ length: example.setup.seats }, (_, seat) =>
        seat === example.seat ? { name: you, bot: null } : { name: botName(seat, you), bot: STANDARD_BOT },
      );
      return LessonTable.open(loaded.game, { kind: 'example', id }, players);
    },
  });
  return (
    <CoursePage course={course}>
      {(opened, table) => <Tried game={game} id={id} opened={opened} table={table} />}
    </CoursePage>
  );
}

async function loadExampleWords(game: string, language: Language): Promise<ExampleWords> {
  const books = await import('@bottega/games/book');
  const [book, text] = await Promise.all([books.loadBook(game), books.loadBookText(game, language)]);
  return { book, text };
}

interface TriedProps {
  readonly game: string;
  readonly id: string;
  readonly opened: OpenCourse<ExampleWords>;
  readonly table: LessonTable;
}

function Tried({ game, id, opened: { ui, loaded, text, words }, table }: TriedProps) {
  const example = words.book.examples.find((one) => one.id === id);
  const lights = useMemo(() => new Set(example?.lights ?? []), [example]);
  const box = <ExampleBox game={game} id={id} words={words.text.examples[id]} onAgain={table.repeat} />;
  return <Frame table={table} ui={ui} loaded={loaded} text={text} lesson={{ box, lights }} />;
}
