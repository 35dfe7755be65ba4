/** The commands of `bottega` and their options. What they do is loaded when they are called. */
import { readFileSync } from 'node:fs';
import { DEFAULT_BUDGET } from '@bottega/bots';
import { Command, Option } from 'commander';
import { LEAST_GAMES } from './calibrate/least-games.js';
import { addAdmin } from './commands/admin.js';
import type { ServeFlags } from './commands/serve.js';
import { parseCount } from './parse-count.js';
import { addSettings } from './serve/listen-settings.js';
import { complainInline, printInline } from './terminal/print.js';
import { terminalColumns } from './terminal/width.js';
import { USUAL, USUAL_BY_HAND, USUAL_POSITIONS } from './train/settings.js';
import { whenCalled } from './when-called.js';

const MOST_SEATS = 5;
const MOST_GAMES = 10_000_000;
/** At a human pace there are ten times as many, each with up to four sockets at both ends. */
const MOST_TABLES = 200;
/** What was learned from is kept in memory. */
const MOST_TRAINING_GAMES = 100_000;

const LANGUAGE = ['--lang <language>', 'en, fr, de, cs or it (default: the system language)'] as const;
const collect = (value: string, all: string[]) => [...all, value];

/** What the place where `bottega` runs can do for it. */
export interface Surroundings {
  /** Makes the page ready to be served. */
  readonly preparePage: () => void;
}

export function programIn({ preparePage }: Surroundings): Command {
  const program = new Command('bottega')
    .description('Board games of the Italian Renaissance: play, simulate, replay, verify.')
    .version(versionOf())
    .exitOverride()
    .configureOutput({
      writeOut: printInline,
      writeErr: complainInline,
      outputError: (text, write) => write(text.replace(/^error: /, 'bottega: ')),
      getOutHelpWidth: () => terminalColumns(),
      getErrHelpWidth: () => terminalColumns(),
    });

  program
    .command('play')
    .description('play a whole game in the terminal; it is saved after every choice and resumes where you left off')
    .argument('[game]', 'which game')
    .option('--seats <count>', 'number of players', parseCount('--seats', 1, MOST_SEATS))
    .option(
      '--bots <names>',
      'bots for the last seats, e.g. apprendista,random; one name for all seats but the first; or none',
    )
    .option('--bot <program>', 'a bot of your own for the last seat, e.g. "cmd: ./mybot"; can be repeated', collect, [])
    .option(
      '--bot-seconds <count>',
      'how long a --bot may think about a choice (default: 10)',
      parseCount('--bot-seconds', 1, 3600),
    )
    .option('--names <names>', 'player names, e.g. Anna,Bruno')
    .option('--draw-seats', 'draw who sits where (default: in the order of the names, people before bots)')
    .option(...LANGUAGE)
    .option('--seed <text>', 'seed for the shuffles (default: random)')
    .option('--data <file>', 'component data to play with (see bottega data)')
    .option('--option <name=value>', 'a house rule; can be repeated', collect, [])
    .option('--new', 'start a new game instead of resuming the last one')
    .option('--resume <file>', 'resume a game that was set aside')
    .action(whenCalled(async () => (await import('./commands/play.js')).play));

  addSettings(
    program
      .command('serve')
      .description('serve the page, and tables at which friends elsewhere sit')
      .option('--no-page', 'serve tables only, not the page')
      .option('--json', 'tell the address as a line of JSON'),
  ).action(async (flags: ServeFlags) => (await import('./commands/serve.js')).serve(flags, preparePage));

  program
    .command('simulate')
    .description('let bots play many games and report scores, wins and game length')
    .argument('<game>', 'which game')
    .option('--games <count>', 'number of games', parseCount('--games', 1, MOST_GAMES), 100)
    .option('--seats <count>', 'number of players (default: the maximum)', parseCount('--seats', 1, MOST_SEATS))
    .option('--bots <names>', 'one bot per seat, or one name for all', 'apprendista')
    .option('--workers <count>', 'threads (default: all cores)', parseCount('--workers', 1, 256))
    .option('--seed <text>', 'seed for all games', 'bottega')
    .option('--data <file>', 'component data to play with')
    .option('--option <name=value>', 'a house rule; can be repeated', collect, [])
    .option(...LANGUAGE)
    .option('--report <file>', 'where to write the HTML report')
    .option('--no-report', 'do not write an HTML report')
    .option('--json', 'print everything as JSON')
    .action(whenCalled(async () => (await import('./commands/simulate.js')).simulate));

  program
    .command('ladder')
    .description('measure how much stronger one bot is than others: every deal is played with it in each seat')
    .argument('<game>', 'which game')
    .option('--hero <bot>', 'the bot to measure (default: every bot among those one step weaker)')
    .option('--rivals <bot>', 'the bot in all other seats')
    .option(
      '--weights <file>',
      'weights.json of a run of training: the maestro plays with it instead of what it has; against other maestri only the one to measure does',
    )
    .option('--games <count>', 'number of games for each pair', parseCount('--games', 1, MOST_GAMES), 200)
    .option('--seats <count>', 'number of players (default: the maximum)', parseCount('--seats', 1, MOST_SEATS))
    .option('--workers <count>', 'threads (default: all cores)', parseCount('--workers', 1, 256))
    .option('--seed <text>', 'seed for all games', 'bottega')
    .option('--data <file>', 'component data to play with')
    .option('--option <name=value>', 'a house rule; can be repeated', collect, [])
    .option(...LANGUAGE)
    .option('--json', 'print everything as JSON')
    .action(whenCalled(async () => (await import('./commands/ladder.js')).ladder));

  program
    .command('balance')
    .description(
      'measure how fair a game is: wins by turn order, by what players had and did, and what house rules change',
    )
    .argument('<game>', 'which game')
    .option('--games <count>', 'number of games for each number of players', parseCount('--games', 1, MOST_GAMES), 2000)
    .addOption(
      new Option('--seats <counts>', 'numbers of players, e.g. 3 or 3,4; can be repeated')
        .argParser((text: string, all: number[]) => [
          ...all,
          ...text.split(',').map(parseCount('--seats', 1, MOST_SEATS)),
        ])
        .default([], 'all'),
    )
    .addOption(
      new Option('--bot <bot>', 'who plays in every seat')
        .choices(['garzone', 'apprendista', 'maestro'])
        .default('apprendista'),
    )
    .option(
      '--positions <count>',
      `positions that apprendista and maestro look at for a plan: fewer are quicker and play worse (default: ${DEFAULT_BUDGET.positions})`,
      parseCount('--positions', 1, 100_000),
    )
    .option(
      '--house-rule-games <count>',
      'games for each value of each house rule, in the same deals; 0 for none',
      parseCount('--house-rule-games', 0, MOST_GAMES),
      0,
    )
    .option('--into <file>', 'where games are kept: the same command goes on from there')
    .option('--workers <count>', 'threads (default: all cores)', parseCount('--workers', 1, 256))
    .option('--seed <text>', 'seed for all games', 'bottega')
    .option('--data <file>', 'component data to play with')
    .option('--option <name=value>', 'a house rule; can be repeated', collect, [])
    .option(...LANGUAGE)
    .option('--report <file>', 'where to write an HTML report')
    .option('--markdown <file>', 'where to write Markdown, between marks if there is such a file')
    .option('--json', 'print the figures as JSON')
    .action(whenCalled(async () => (await import('./commands/balance.js')).balance));

  program
    .command('train')
    .description('let a network learn a game from playing against itself; a run that was broken off goes on')
    .argument('<game>', 'which game')
    .option('--seats <count>', 'number of players (default: the maximum)', parseCount('--seats', 1, MOST_SEATS))
    .option('--generations <count>', 'how often to learn', parseCount('--generations', 1, 100_000), USUAL.generations)
    .option(
      '--straight-generations <count>',
      'in how many of them only the straight way of the network is solved',
      parseCount('--straight-generations', 0, 100_000),
      USUAL.straightGenerations,
    )
    .option(
      '--straight-keeps <percent>',
      'how much of the weight of older games a new generation leaves them for the straight way',
      parseCount('--straight-keeps', 0, 100),
      USUAL.straightKeeps * 100,
    )
    .option(
      '--by-hand <percent>',
      'part of the seats that hand-written players keep',
      parseCount('--by-hand', 0, 99),
      USUAL_BY_HAND * 100,
    )
    .option('--games <count>', 'games in each generation', parseCount('--games', 1, MOST_TRAINING_GAMES), USUAL.games)
    .option(
      '--first-games <count>',
      'games by hand-written players at the beginning',
      parseCount('--first-games', 1, MOST_TRAINING_GAMES),
      USUAL.firstGames,
    )
    .option(
      '--positions <count>',
      'positions that are looked at for a plan in these games',
      parseCount('--positions', 1, 100_000),
      USUAL_POSITIONS,
    )
    .option(
      '--window <count>',
      'generations that are learned from; older ones are forgotten',
      parseCount('--window', 1, 1000),
      USUAL.window,
    )
    .option(
      '--measure-every <count>',
      'after how many generations it plays against apprendista bots; after the last one in any case',
      parseCount('--measure-every', 1, 100_000),
      USUAL.measureEvery,
    )
    .option(
      '--measure-games <count>',
      'how many games it then plays',
      parseCount('--measure-games', 1, MOST_TRAINING_GAMES),
      USUAL.measureGames,
    )
    .option('--into <folder>', 'where the run is kept (default: bottega-train-<game>-<players>)')
    .option('--workers <count>', 'threads (default: all cores)', parseCount('--workers', 1, 256))
    .option('--seed <text>', 'seed for games and network', 'bottega')
    .option('--option <name=value>', 'a house rule; can be repeated', collect, [])
    .option(...LANGUAGE)
    .action(whenCalled(async () => (await import('./commands/train.js')).train));

  program
    .command('calibrate')
    .description(
      'fit the chances to win to games between maestri, and measure how honest they are; a run that was broken off goes on',
    )
    .argument('<game>', 'which game')
    .option('--seats <count>', 'number of players (default: the maximum)', parseCount('--seats', 1, MOST_SEATS))
    .option('--games <count>', 'number of games', parseCount('--games', LEAST_GAMES, MOST_TRAINING_GAMES), 1000)
    .option(
      '--positions <count>',
      'positions that are looked at for a plan in these games',
      parseCount('--positions', 1, 100_000),
      USUAL_POSITIONS,
    )
    .option('--weights <file>', 'weights.json of a run of training, instead of what is shipped')
    .option('--into <folder>', 'where games and results are kept (default: bottega-calibrate-<game>-<players>)')
    .option('--workers <count>', 'threads (default: all cores)', parseCount('--workers', 1, 256))
    .option('--seed <text>', 'seed for all games', 'bottega')
    .option(...LANGUAGE)
    .option('--markdown', 'print the table as Markdown')
    .option('--json', 'print the figures as JSON')
    .action(whenCalled(async () => (await import('./commands/calibrate.js')).calibrate));

  program
    .command('replay')
    .description('step through a recorded game')
    .argument('<file>', 'a record, or - for standard input')
    .option('--at <choices>', 'show the table after this many choices', parseCount('--at', 0, 1_000_000))
    .option(
      '--seat <seat>',
      'show what this seat could see (from 0; default: what everyone could see)',
      parseCount('--seat', 0, 4),
    )
    .option(...LANGUAGE)
    .action(whenCalled(async () => (await import('./commands/replay.js')).replay));

  program
    .command('analyse')
    .description(
      'look at a finished game again: chances, the decisions that mattered, what decided it; or at all games of a folder',
    )
    .argument('<file>', 'a finished game, - for standard input, or a folder of games')
    .option('--sight <sight>', 'judge decisions with what was known to the player, or with everything open', 'known')
    .option(
      '--positions <count>',
      'positions that are looked at for a decision (default: 1000)',
      parseCount('--positions', 1, 100_000),
    )
    .option('--seat <seat>', 'only the decisions of this seat (from 0)', parseCount('--seat', 0, 4))
    .option('--workers <count>', 'threads for a folder (default: all cores)', parseCount('--workers', 1, 256))
    .option(...LANGUAGE)
    .option('--report <file>', 'where to write an HTML report')
    .option('--json', 'print everything as JSON')
    .action(whenCalled(async () => (await import('./commands/analyse.js')).analyse));

  program
    .command('verify')
    .description('check that a record is genuine: every choice, every state, the seed hash')
    .argument('<file>', 'a record, or - for standard input')
    .action(whenCalled(async () => (await import('./commands/verify.js')).verify));

  program
    .command('rules')
    .description('read the rulebook: all of it, one rule by its id, or the rules that mention something')
    .argument('<game>', 'which game')
    .argument('[words...]', 'a rule id, or words to search for')
    .option(...LANGUAGE)
    .action(whenCalled(async () => (await import('./commands/rules.js')).rules));

  program
    .command('data')
    .description("print a game's component data, to edit and pass back with --data")
    .argument('<game>', 'which game')
    .action(whenCalled(async () => (await import('./commands/data.js')).data));

  program
    .command('bench')
    .description('measure how fast a game runs, next to boardgame.io in the same run')
    .argument('[game]', 'which game', 'principato')
    .option('--quick', 'rough figures in a few seconds')
    .option('--json', 'print the figures as JSON')
    .action(whenCalled(async () => (await import('./commands/bench.js')).bench));

  program
    .command('crash')
    .description(
      'kill a server of its own again and again while people and bots play, and look whether anything is lost',
    )
    .option('--kills <count>', 'how often', parseCount('--kills', 1, 100_000), 20)
    .option('--tables <count>', 'tables in play at once', parseCount('--tables', 1, 200), 12)
    .option(
      '--database <place>',
      'a database for it: a file, or postgres://… (default: a file in the temporary folder)',
    )
    .option(
      '--patience <seconds>',
      'a table at which nothing happens for so long does not go on',
      parseCount('--patience', 1, 3600),
      60,
    )
    .option('--json', 'print the figures as JSON')
    .action(whenCalled(async () => (await import('./commands/crash.js')).crash));

  program
    .command('load')
    .description("measure how much a server carries, next to boardgame.io's own in the same run; all on this machine")
    .option('--tables <count>', 'tables that are played at at once', parseCount('--tables', 1, MOST_TABLES), 100)
    .option('--seconds <count>', 'how long each server is measured', parseCount('--seconds', 1, 600), 20)
    .option('--game <game>', 'which game', 'principato')
    .option(
      '--database <address>',
      'a PostgreSQL, postgres://…, where a database is made for this (default: a SQLite file)',
    )
    .option('--json', 'print the figures as JSON')
    .action(whenCalled(async () => (await import('./commands/load.js')).load));

  addAdmin(program);

  return program;
}

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return version;
}
