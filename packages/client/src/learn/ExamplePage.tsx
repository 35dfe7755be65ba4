/** An example of the rulebook as a trial: one plays on from its position as one likes, bots answer, and nothing is kept. */
import type { Book, BookExample, BookText, Game } from '@bottega/kernel';
import { Match } from '@bottega/kernel';
import type { Language } from '@bottega/kernel/text';
import { type Player, STANDARD_BOT, type TrialStart, trialStart } from '@bottega/table';
import { useMemo, useSyncExternalStore } from 'react';
import { Frame } from '../frame/Frame';
import { TrialBar } from '../frame/trial/TrialBar';
import { botName } from '../games/new-table';
import { go } from '../router';
import { exampleAnchor } from '../rulebook/anchors';
import { PACES } from '../settings';
import { TrialTable } from '../table/trial/trial-table';
import { useSettings } from '../use-settings';
import { CoursePage } from './CoursePage';
import { ExampleBox } from './ExampleBox';
import { type OpenCourse, useCourse } from './use-course';

interface ExampleWords {
  readonly book: Book;
  readonly text: BookText;
}

export function ExamplePage({ game, id }: { readonly game: string; readonly id: string }) {
  const { pace } = useSettings().settings;
  const course = useCourse<ExampleWords, TrialTable>(game, id, {
    load: (language) => loadExampleWords(game, language),
    begin: async ({ loaded, words: { book } }, you) => {
      const example = book.examples.find((one) => one.id === id);
      if (example === undefined) throw new Error(`there is no example "${id}"`);
      const players = Array.from({ length: example.setup.seats }, (_, seat) =>
        seat === example.seat ? { name: you, bot: null } : { name: botName(seat, you), bot: STANDARD_BOT },
      );
      const start = exampleStart(loaded.game, example, players);
      return TrialTable.open(loaded.game, start, { pace: PACES[pace], isAdvised: true });
    },
  });
  return (
    <CoursePage course={course}>
      {(opened, table) => <Tried game={game} id={id} opened={opened} table={table} />}
    </CoursePage>
  );
}

/** The position of an example with the eyes of its player; what these do not see is imagined, always in the same way. */
function exampleStart(game: Game, { id, setup, seat, before }: BookExample, players: readonly Player[]): TrialStart {
  const match = new Match(game, setup);
  for (const [by, choice] of before) {
    if (!match.play(by, choice).ok) throw new Error(`example ${id}: ${JSON.stringify(choice)} is not allowed`);
  }
  const { options } = match.record;
  return trialStart({ seat, view: match.view(seat), log: match.log(seat) }, { players, options }, `example ${id}`);
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
  readonly table: TrialTable;
}

function Tried({ game, id, opened: { ui, loaded, text, words }, table }: TriedProps) {
  const { choices } = useSyncExternalStore(table.subscribe, table.place);
  const { canUndo } = useSyncExternalStore(table.subscribe, table.seen);
  const example = words.book.examples.find((one) => one.id === id);
  const isBegun = choices.length > 0;
  const lights = useMemo(() => new Set(isBegun ? [] : example?.lights), [example, isBegun]);
  const onBack = () => go({ page: 'rules', game, rule: exampleAnchor(id) });
  const bar = (
    <TrialBar
      use={null}
      isCut={false}
      news={null}
      clock={null}
      canStartOver={canUndo}
      onBack={onBack}
      // If its worker has stopped, the table says so itself.
      onStartOver={() => void table.startOver().catch(() => {})}
    />
  );
  const box = <ExampleBox {...words.text.examples[id]} />;
  return <Frame table={table} ui={ui} loaded={loaded} text={text} lesson={{ box, lights }} trial={{ bar, onBack }} />;
}
