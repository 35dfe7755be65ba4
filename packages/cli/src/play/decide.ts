/** One question to a person: what can be chosen, and everything that can be asked before. */
import { type Hint, hintFor } from '@bottega/bots';
import { type Choice, legal, type Seat } from '@bottega/kernel';
import { WriteError } from '../home.js';
import type { Asker } from '../terminal/keyboard.js';
import { bold, dim, print } from '../terminal/print.js';
import type { SavedMatch } from './saved-match.js';
import type { AnyMatch, Screen } from './screen.js';

/** Asks a person until a choice is made or taken back; false when the person leaves. */
export async function decide(saved: SavedMatch, seat: Seat, screen: Screen, keyboard: Asker): Promise<boolean> {
  const { allowed } = saved.match.offers(seat);
  if (isTopLevel(saved.match, seat)) print(screen.table(saved.match, seat));
  print('', bold(screen.prompt(saved.match, seat)));
  print(screen.choices(saved.match, seat, allowed), dim(screen.message('play.commands')));
  let hint: Hint | null = null;
  for (;;) {
    const line = await keyboard.ask(screen.message(hint === null ? 'play.ask' : 'play.askSuggested'));
    if (line === null) return false;
    const [command, ...rest] = line.split(/\s+/);
    const letter = command.toLowerCase();
    // A hint is played when the person says so, and holds until something else is said.
    const suggested: Choice | undefined = letter === '' || letter === 'y' ? hint?.choice : undefined;
    hint = null;
    if (letter === 'q') return false;
    if (letter === 'a') {
      hint = hintOf(saved.match, screen, seat);
      print(...screen.hint(saved.match, seat, hint, allowed));
    } else if (letter === 'u') {
      if (await takeBack(saved, seat, screen)) return true;
    } else if (!showAsked(letter, rest.join(' '), saved.match, seat, screen)) {
      const choice = suggested ?? allowed[Number(command) - 1];
      if (choice === undefined) print(screen.message('play.notOffered', { most: allowed.length }));
      else if (await choose(saved, seat, choice, screen)) return true;
    }
  }
}

/** Shows what a letter asks for; false if it asks for nothing that can be shown. */
function showAsked(letter: string, wanted: string, match: AnyMatch, seat: Seat, screen: Screen): boolean {
  switch (letter) {
    case '?':
      print(screen.whyNot(match, seat));
      return true;
    case 'h':
      print(...screen.help(wanted));
      return true;
    case 'r':
      print(screen.rule(wanted));
      return true;
    case 'l':
      print(...screen.log(match, seat, 0));
      return true;
    case 't':
      print(screen.table(match, seat));
      return true;
    default:
      return false;
  }
}

async function choose(saved: SavedMatch, seat: Seat, choice: Choice, screen: Screen): Promise<boolean> {
  const played = await toldIfNotSaved(() => saved.play(seat, choice), screen);
  if (played?.ok === false) print(screen.refusal(played));
  return played?.ok === true;
}

async function takeBack(saved: SavedMatch, seat: Seat, screen: Screen): Promise<boolean> {
  const isUndone = await toldIfNotSaved(() => saved.undo(seat), screen);
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

function hintOf(match: AnyMatch, screen: Screen, seat: Seat): Hint {
  const { game, state, record } = match;
  const seed = `hint ${record.choices.length}`;
  return hintFor({ game, words: screen.words }, match.view(seat), seat, legal(game, state, seat), seed);
}

/** A question of its own, not one within an action: the table has changed and is worth drawing. */
function isTopLevel(match: AnyMatch, seat: Seat): boolean {
  return match.state.open.stack.length === 1 || match.record.choices.at(-1)?.[0] !== seat;
}
