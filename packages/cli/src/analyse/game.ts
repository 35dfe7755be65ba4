/** One finished game, as a summary for the terminal, a page, or JSON. */
import { setImmediate } from 'node:timers/promises';
import { loadText } from '@bottega/games/text';
import { InputError, type Seat } from '@bottega/kernel';
import { createFormatter, type Language } from '@bottega/kernel/text';
import type { Sight } from '@bottega/table';
import type { AnalysisInProgress } from '@bottega/table/analysis';
import { loadStoryText, sayStory, storyOf } from '@bottega/table/story';
import { figureLines } from '../figures/lines.js';
import { type FigureWords, figureWords } from '../figures/words.js';
import { writeSafely } from '../home.js';
import { wrap } from '../terminal/layout.js';
import { interruptible, progressBar } from '../terminal/long-work.js';
import { note, print, printJson } from '../terminal/print.js';
import { loadCliText } from '../text/index.js';
import { type AnalysedGame, openAnalysable } from './finished-game.js';
import { gamePart } from './game-part.js';
import { momentLines } from './lines.js';
import { momentsOf, momentWords } from './moments.js';
import { gameReport } from './report.js';

/** What was asked for. */
export interface Asked {
  readonly sight: Sight;
  readonly positions: number;
  readonly seat: Seat | null;
  readonly report: string | null;
  readonly json: boolean;
  readonly language: Language;
}

/** Positions between two looks at whether somebody wants it to stop. */
const SLICE = 2000;
/** The bar counts in hundredths. */
const ALL = 100;

export async function analyseGame(path: string, asked: Asked): Promise<void> {
  const { sight, seat, positions, language } = asked;
  const { finished, loaded, analysing, seed, result } = await openAnalysable(path, positions);
  const { names } = finished;
  if (seat !== null && seat >= names.length)
    throw new InputError(`the seats of this game are 0 to ${names.length - 1}`);
  const text = await loadText(loaded.game.id, language);
  const say = createFormatter(await loadCliText(language), language, names);
  const words = figureWords(loaded.words, text, say, language, names);

  const stopped = await workThrough(analysing);
  if (stopped !== null) {
    process.exitCode = stopped;
    note(wrap(words.label('analyse.stopped')));
  }
  const game: AnalysedGame = { ...finished, analysis: analysing.analysis() };
  const { analysis } = game;
  const title = words.label('analyse.title', { title: text.title });
  const facts = [...factsOf(asked, words), [words.label('report.seed'), seed] as const];
  const looking = { sight, seat };
  const areLeads = analysis.course[0].leads !== null;
  const moments = momentsOf(analysis, looking).map((moment) => momentWords(moment, names, areLeads, words));
  const story = sayStory(storyOf(analysis, { result, words: loaded.words }), {
    text: await loadStoryText(language),
    language,
    names,
    say: words.sayGame,
  });
  const part = gamePart(game, looking, words);
  if (asked.json) printJson(analysis);
  else {
    const lines = facts.map(([name, value]) => words.chart.labelled(name, value));
    const told = { heading: words.label('analyse.story'), notes: [story.join(' ')], sections: [] };
    print(figureLines(title, lines, [told, part]), '', momentLines(moments, words));
  }
  if (asked.report === null) return;
  await writeSafely(asked.report, gameReport(title, facts, game, story, part, moments, words));
  if (!asked.json) print('', wrap(words.label('report.written', { path: asked.report })));
}

/** How it was looked at. */
export function factsOf({ sight, positions }: Asked, { label, chart }: FigureWords) {
  return [
    [label('analyse.sight'), label(`analyse.${sight}`)],
    [label('analyse.positions'), chart.number(positions, 0)],
  ] as const;
}

/** To its end, or until somebody interrupts it: then that is the exit code. */
async function workThrough(analysing: AnalysisInProgress): Promise<number | null> {
  const interruption = interruptible();
  const bar = progressBar();
  bar?.start(ALL, 0);
  try {
    while (!interruption.signal.aborted) {
      if (analysing.advance(SLICE)) return null;
      bar?.update(Math.floor(ALL * analysing.progress()));
      await setImmediate(); // lets a signal through
    }
    return interruption.signal.reason;
  } finally {
    bar?.stop();
    interruption.end();
  }
}
