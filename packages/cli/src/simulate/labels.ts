/** What the table and the report say, in a language. */
import type { GameText, Language, Message, Say, Words } from '@bottega/kernel/text';
import type { ChartLabels, ChronicleLabels, ReportLabels } from '../report/labels.js';
import { chartWords } from '../report/words.js';
import type { Simulation, Summary } from './simulation.js';

/** `sayGame` says the game's own words, `say` those of the command line. */
export function reportLabels(
  words: Words,
  text: GameText,
  sayGame: Say,
  say: Say,
  language: Language,
  { games }: Simulation,
  summary: Summary,
): ReportLabels {
  const label = (key: string, values: Message['values'] = {}) => say({ key: `report.${key}`, values });
  const chart = (of: string, x: string, y: string): ChartLabels => ({
    title: label(`${of}Chart`),
    description: label(`${of}Note`),
    x: label(x),
    y: label(y),
  });
  return {
    ...chartWords(say, language),
    language,
    title: label('title', { title: text.title, count: games.length }),
    games: label('games'),
    seats: label('seats'),
    speed: label('speed'),
    bots: label('bots'),
    options: label('options'),
    noOptions: label('defaults'),
    seed: label('seed'),
    botNames: {},
    categoryNames: Object.fromEntries(
      games[0].sheet.map(({ category }) => [category, sayGame(words.category(category))]),
    ),
    optionNames: text.options,
    mean: (value) => label('meanOf', { value }),
    keyFigures: {
      heading: label('keyFigures'),
      mean: label('mean'),
      range: label('range'),
      points: label('points'),
      winner: label('winner'),
      last: label('last'),
      margin: label('margin'),
      choices: label('choices'),
    },
    seatTable: {
      heading: label('bySeat'),
      note: label('note'),
      seat: label('seat'),
      bot: label('bot'),
      points: label('points'),
      range: label('range'),
      wins: label('wins'),
    },
    charts: {
      heading: label('charts'),
      winners: label('winners'),
      allSeats: label('players'),
      points: chart('points', 'points', 'players'),
      wins: chart('wins', 'seat', 'share'),
      order: chart('order', 'order', 'share'),
      categories: chart('categories', 'category', 'points'),
      choices: chart('choices', 'choices', 'games'),
      margin: chart('margin', 'margin', 'games'),
    },
    chronicle: chronicleLabels(words, sayGame, label, summary),
  };
}

/** The game has the words for what only it has: years, dynasties, ways to end. */
function chronicleLabels(
  { chronicle: words }: Words,
  sayGame: Say,
  label: (key: string) => string,
  { chronicle: summary }: Summary,
): ChronicleLabels | null {
  if (words === undefined || summary === null) return null;
  const rounds = sayGame(words.rounds);
  const role = sayGame(words.role);
  return {
    rounds,
    role,
    byRole: sayGame(words.byRole),
    ending: label('ending'),
    games: label('games'),
    share: label('gamesShare'),
    roleNames: Object.fromEntries(summary.roles.map(({ role }) => [role, sayGame(words.roleNamed(role))])),
    endingNames: Object.fromEntries(summary.endings.map(({ ending }) => [ending, sayGame(words.ending(ending))])),
    roundsChart: { title: rounds, description: label('roundsNote'), x: rounds, y: label('games') },
    winsChart: {
      title: sayGame(words.winsByRole),
      description: label('rolesNote'),
      x: role,
      y: label('share'),
    },
    endingsChart: {
      title: label('endingsChart'),
      description: label('endingsNote'),
      x: label('ending'),
      y: label('gamesShare'),
    },
  };
}
