/** The table of Principato drawn for a terminal of 80 columns. */
import type { Seat, View } from '@bottega/kernel';
import type { Draw, GameText, Message } from '@bottega/kernel/text';
import { BUILDINGS, CUBES, CULTURES, SOLDIERS } from '../data/index.js';
import { mustExchange } from '../rules/activate.js';
import { goalPoints } from '../rules/goals.js';
import { strength } from '../rules/military.js';
import { freeStorage, unsupplied } from '../rules/principality.js';
import type { Own, Principality, State } from '../state.js';
import type { CardId, GoalCard, Tables } from '../tables.js';

const COLUMNS = 80;
const RULE = '─'.repeat(COLUMNS);

/** Draws: the display and the reserve, each principality, and the goals of the seat that looks. */
export const draw =
  (tables: Tables): Draw<State> =>
  (view, text, say) => {
    const { open } = view;
    const lines = [
      RULE,
      joined([
        text.title,
        say({ key: 'table.year', values: { year: open.year } }),
        ...(open.drawPile === null ? [] : [say({ key: 'table.drawPile', values: { count: open.drawPile } })]),
        say({ key: 'table.scorings', values: { count: open.scorings } }),
      ]),
      ...labelled(text.names.terms.display, displayItems(tables, view, text)),
      ...labelled(text.names.terms.reserve, reserveItems(tables, view, text)),
      ...open.principalities.flatMap((one, seat) => ['', ...principality(tables, view, text, say, one, seat)]),
    ];
    if (view.own !== null && view.seat !== null) {
      lines.push('', ...wrapped(ownGoals(tables, view, view.own, view.seat, say), 0));
    }
    lines.push(RULE);
    return lines.join('\n');
  };

function displayItems(tables: Tables, view: View<State>, text: GameText): string[] {
  const leaves = text.messages['table.leavesNext'];
  return view.open.display.map((card, place) => {
    const name = `${place + 1} ${cardName(tables, view, text, card)}`;
    return place === 0 ? `${name} (${leaves})` : name;
  });
}

function reserveItems(tables: Tables, view: View<State>, text: GameText): string[] {
  const { reserve } = view.open;
  const { cubes, tokens, cultures, terms } = text.names;
  return [
    ...CUBES.map((cube) => `${cubes[cube]} ${reserve[cube]}`),
    `${tokens.field}/${tokens.farm} ${reserve.land}`,
    `${tokens.palazzo}/${tokens.bank} ${reserve.town}`,
    `${tokens.catapult} ${reserve.catapult}`,
    `${terms.soldier} ${reserve.soldier}`,
    ...CULTURES.map((culture) => {
      const left = tables.stacksOf[culture].map((stack) => `${reserve.culture[stack]}×${tables.stacks[stack].vp}`);
      return `${cultures[culture]} ${left.join(' ')}`;
    }),
  ];
}

function principality(
  tables: Tables,
  view: View<State>,
  text: GameText,
  say: (message: Message) => string,
  one: Principality,
  seat: Seat,
): string[] {
  const { cubes, tokens, cultures } = text.names;
  const frame = view.open.stack.at(-1);
  const isAsked = frame !== undefined && 'seat' in frame && frame.seat === seat;
  const military = one.military ?? (view.seat === seat ? (view.own as Own).military : null);
  const head = joined([
    say({ key: 'table.name', values: { seat } }),
    ...(view.open.firstPlayer === seat ? [text.messages['table.firstPlayer']] : []),
    ...(military === null ? [] : [say({ key: 'table.military', values: { vp: military } })]),
    say({ key: 'table.strength', values: { strength: strength(one) } }),
  ]);
  const soldiers = SOLDIERS.map((soldier) => {
    const supplied = one[soldier] - unsupplied(one, soldier);
    return `${tokens[soldier]} ${one[soldier]}${one[soldier] > 0 ? ` (${supplied}✓)` : ''}`;
  });
  const works = CULTURES.flatMap((culture) => {
    const values = one.culture.filter((token) => tables.culture[token].culture === culture);
    return values.length === 0
      ? []
      : [`${cultures[culture]} ${values.map((token) => tables.culture[token].vp).join('+')}`];
  });
  return [
    `${isAsked ? '▶' : ' '} ${head}`,
    ...wrapped(
      joined([
        ...CUBES.map((cube) => `${cubes[cube]} ${one[cube]}/${one[cube] + freeStorage(tables, one, cube)}`),
        ...BUILDINGS.map((building) => `${tokens[building]} ${one[building]}`),
      ]),
      4,
    ),
    ...wrapped(joined([`${tokens.catapult} ${one.catapult}`, ...soldiers, ...works]), 4),
    ...wrapped(one.hand.map((card) => `[${cardName(tables, view, text, card)}]`).join(' '), 4),
  ];
}

function ownGoals(tables: Tables, view: View<State>, own: Own, seat: Seat, say: (message: Message) => string): string {
  const one = view.open.principalities[seat];
  const points = (goal: GoalCard) =>
    goalPoints(tables, one, one.military ?? own.military ?? 0, tables.goals[goal].rule);
  const [general, art] = own.goals;
  return say({
    key: 'table.yourGoals',
    values: {
      general: tables.goals[general].goal,
      generalPoints: points(general),
      art: tables.goals[art].goal,
      artPoints: points(art),
    },
  });
}

/** A card's name; ⇄ marks the exchange symbol. */
function cardName(tables: Tables, view: View<State>, text: GameText, card: CardId): string {
  const { type } = tables.cards[card];
  if (type === null) return text.names.cards['military-scoring'];
  return `${text.names.cards[type.type]}${mustExchange(view.open.options, type) ? ' ⇄' : ''}`;
}

function joined(parts: readonly string[]): string {
  return parts.join(' · ');
}

function labelled(label: string, items: readonly string[]): string[] {
  return wrapped(`${label}  ${items.join(' · ')}`, 2, 0);
}

/** Breaks at " · " so that no line is longer than the terminal. */
function wrapped(line: string, indent: number, firstIndent = indent): string[] {
  const lines: string[] = [];
  let current = ' '.repeat(firstIndent);
  for (const part of line.split(' · ')) {
    const isEmpty = current.trim() === '';
    const longer = isEmpty ? current + part : `${current} · ${part}`;
    if (!isEmpty && longer.length > COLUMNS) {
      lines.push(current);
      current = ' '.repeat(indent) + part;
    } else current = longer;
  }
  return [...lines, current];
}
