/** What a person at the terminal sees of a game: table, log, question, reasons, help, score. */
import type { Hint } from '@bottega/bots';
import type { Loaded } from '@bottega/games';
import { loadDraw } from '@bottega/games/draw';
import { loadText } from '@bottega/games/text';
import { type Barred, type Choice, equalPlain, type GameEvent, type Refusal, type Result } from '@bottega/kernel';
import {
  createFormatter,
  type Draw,
  type GameText,
  type Language,
  type Message,
  type Say,
  type Sayable,
  type Words,
} from '@bottega/kernel/text';
import type { TableSnapshot } from '@bottega/table';
import type { WriteError } from '../home.js';
import { cleanLine } from '../terminal/clean.js';
import { columns, numbered, wrap } from '../terminal/layout.js';
import { bold, type Styled } from '../terminal/print.js';
import { terminalColumns } from '../terminal/width.js';
import { loadCliText } from '../text/index.js';
import { hintLines } from './hint-lines.js';

/** Says everything about one game in one language. */
export class Screen {
  readonly say: Say;
  readonly cli: Say;
  private readonly names: readonly string[];

  private constructor(
    private readonly words: Words,
    readonly text: GameText,
    private readonly draw: Draw,
    cliText: Sayable,
    private readonly language: Language,
    names: readonly string[],
  ) {
    this.names = names.map(cleanLine); // a name stands within lines of ours
    this.say = createFormatter(text, language, this.names);
    this.cli = createFormatter(cliText, language, this.names);
  }

  /** Loads what is said and drawn of a game. */
  static async open({ game, words }: Loaded, language: Language, names: readonly string[]): Promise<Screen> {
    const text = await loadText(game.id, language);
    const draw = await loadDraw(game.id, game.customData);
    return new Screen(words, text, draw, await loadCliText(language), language, names);
  }

  message(key: string, values: Message['values'] = {}): string {
    return wrap(this.cli({ key, values }));
  }

  table({ view }: Pick<TableSnapshot, 'view'>): string {
    return this.draw(view, this.text, this.say, terminalColumns());
  }

  /** What happened, as sentences. */
  events(events: readonly GameEvent[]): string[] {
    return events.flatMap((event) => {
      const message = this.words.event(event);
      return message === null ? [] : [wrap(`· ${this.say(message)}`)];
    });
  }

  prompt({ view, seat }: TableSnapshot): string {
    if (seat === null) return '';
    return wrap(`[${this.names[seat]}] ${this.say(this.words.prompt(view, seat))}`);
  }

  choice({ view, seat }: TableSnapshot, choice: Choice): string {
    return seat === null ? '' : this.say(this.words.choice(view, seat, choice));
  }

  choices(snapshot: TableSnapshot, choices: readonly Choice[]): string {
    return numbered(choices.map((choice) => this.choice(snapshot, choice)));
  }

  reason({ rule, facts }: Pick<Barred<Choice>, 'rule' | 'facts'>): string {
    return this.say(this.words.refusal(rule, facts));
  }

  whyNot(snapshot: TableSnapshot): string {
    const { barred } = snapshot;
    if (barred.length === 0) return this.message('play.allPossible');
    const lines = barred.map((bar) => {
      const choice = this.choice(snapshot, bar.choice);
      const values = { choice, reason: this.reason(bar), rule: bar.rule };
      return wrap(this.cli({ key: 'play.why', values }), 2);
    });
    return [this.message('play.whyNot'), ...lines].join('\n');
  }

  refusal(refusal: Refusal): string {
    return wrap(refusal.rule === null ? refusal.reason : this.reason({ rule: refusal.rule, facts: refusal.facts }));
  }

  /** What the bot would do in this seat, and why. */
  hint(snapshot: TableSnapshot, hint: Hint): string[] {
    const nameOf = (choice: Choice) => {
      const number = snapshot.allowed.findIndex((one) => equalPlain(one, choice)) + 1;
      return `${number} ${this.choice(snapshot, choice)}`; // as the list of choices numbers it
    };
    return hintLines(hint, nameOf, this.say, this.cli, this.language, this.names);
  }

  /** A choice could not be saved, and so has not been made. */
  notSaved({ path, code, message }: WriteError): string {
    switch (code) {
      case 'ENOSPC':
      case 'EDQUOT':
        return this.message('play.notSaved.full', { path });
      case 'EACCES':
      case 'EPERM':
      case 'EROFS':
        return this.message('play.notSaved.forbidden', { path });
      default:
        return this.message('play.notSaved', { detail: message });
    }
  }

  /** The list of what can be asked about, or what is known of one thing. */
  help(wanted: string): (string | Styled)[] {
    const topics = this.words.topics(this.names.length);
    const names = topics.map((topic) => this.say(topic.name));
    if (wanted === '') return [this.message('play.topics'), numbered(names)];
    const word = wanted.toLowerCase();
    const found = names.findIndex((name, at) => String(at + 1) === wanted || name.toLowerCase().includes(word));
    if (found < 0) return [this.message('play.noTopic', { topic: wanted })];
    const { says, rules } = topics[found];
    return [
      bold(names[found]),
      ...says.map((message) => wrap(`– ${this.say(message)}`, 2)),
      ...rules.map((rule) => wrap(`${rule}  ${this.text.rulebook.rules[rule]}`, 2)),
    ];
  }

  rule(wanted: string): string {
    const { rules, rulings } = this.text.rulebook;
    const id = Object.keys({ ...rules, ...rulings }).find((one) => one.toLowerCase() === wanted.toLowerCase());
    if (id === undefined) return this.message('play.noRule', { rule: wanted, example: Object.keys(rules)[0] });
    return wrap(`${id}  ${rules[id] ?? rulings[id]}`);
  }

  /** The score sheet and who has won. */
  score({ places, points, sheet }: Result): (string | Styled)[] {
    const order = [...places.keys()].sort((one, other) => places[one] - places[other]);
    const category = (id: string) => this.say(this.words.category(id));
    const rows = [
      ['', ...order.map((seat) => this.names[seat])],
      ...sheet.map((row) => [category(row.category), ...order.map((seat) => String(row.points[seat]))]),
      [category('total'), ...order.map((seat) => String(points[seat]))],
      [this.message('sheet.place'), ...order.map((seat) => String(places[seat]))],
    ];
    const winners = order.filter((seat) => places[seat] === 1);
    const names = winners.map((seat) => this.names[seat]).join(', ');
    const verdict =
      winners.length === 1
        ? this.message('play.winner', { seat: winners[0] })
        : this.message('play.winners', { names });
    return [columns(rows), '', bold(verdict)];
  }
}
