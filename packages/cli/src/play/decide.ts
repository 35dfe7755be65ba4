/** One question to a person: what can be chosen, and everything that can be asked before. */
import type { Hint } from '@bottega/bots';
import type { Choice } from '@bottega/kernel';
import type { TableSnapshot } from '@bottega/table';
import { WriteError } from '../home.js';
import type { Asker } from '../terminal/keyboard.js';
import { bold, dim, print } from '../terminal/print.js';
import type { Screen } from './screen.js';
import type { TerminalTable } from './terminal-table.js';

/** Asks whoever looks until a choice is made or taken back; false when the person leaves. */
export async function decide(table: TerminalTable, screen: Screen, keyboard: Asker): Promise<boolean> {
  const snapshot = table.snapshot();
  const { allowed } = snapshot;
  if (isTopLevel(table, snapshot)) print(screen.table(snapshot));
  print('', bold(screen.prompt(snapshot)));
  print(screen.choices(snapshot, allowed), dim(screen.message('play.commands')));
  let hint: Hint | null = null;
  for (;;) {
    const line = await keyboard.ask(screen.message(hint === null ? 'play.ask' : 'play.askSuggested'));
    if (line === null) return false;
    const [command, ...rest] = line.split(/\s+/);
    const letter = command.toLowerCase();
    // A hint is played when the person says so, and holds until something else is said.
    const suggested: Choice | undefined = letter === '' || letter === 'y' ? hint?.lines[0].choice : undefined;
    hint = null;
    if (letter === 'q') return false;
    if (letter === 'a') {
      hint = await table.hint();
      if (hint !== null) print(...screen.hint(snapshot, hint));
    } else if (letter === 'u') {
      if (await takeBack(table, screen)) return true;
    } else if (!showAsked(letter, rest.join(' '), snapshot, screen)) {
      const choice = suggested ?? allowed[Number(command) - 1];
      if (choice === undefined) print(screen.message('play.notOffered', { most: allowed.length }));
      else if (await choose(table, choice, screen)) return true;
    }
  }
}

/** Shows what a letter asks for; false if it asks for nothing that can be shown. */
function showAsked(letter: string, wanted: string, snapshot: TableSnapshot, screen: Screen): boolean {
  switch (letter) {
    case '?':
      print(screen.whyNot(snapshot));
      return true;
    case 'h':
      print(...screen.help(wanted));
      return true;
    case 'r':
      print(screen.rule(wanted));
      return true;
    case 'l':
      print(...screen.events(snapshot.log));
      return true;
    case 't':
      print(screen.table(snapshot));
      return true;
    default:
      return false;
  }
}

async function choose(table: TerminalTable, choice: Choice, screen: Screen): Promise<boolean> {
  const answer = await toldIfNotSaved(() => table.choose(choice), screen);
  if (answer?.ok === false && answer.reason === 'refused') print(screen.refusal(answer.refusal));
  return answer?.ok === true;
}

async function takeBack(table: TerminalTable, screen: Screen): Promise<boolean> {
  const isUndone = await toldIfNotSaved(() => table.undo(), screen);
  if (isUndone !== null) print(screen.message(isUndone ? 'play.undone' : 'play.cannotUndo'));
  return isUndone === true;
}

/** What came of it; null if it could not be saved, which the person is told: nothing has moved, the question stands. */
async function toldIfNotSaved<T>(work: () => Promise<T>, screen: Screen): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
    print(screen.notSaved(error));
    return null;
  }
}

/** A question of its own, not one within an action: the table has changed and is worth drawing. */
function isTopLevel(table: TerminalTable, { view, seat }: TableSnapshot): boolean {
  return view.open.stack.length === 1 || table.kept().record.choices.at(-1)?.[0] !== seat;
}
