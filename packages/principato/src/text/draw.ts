/** The table of Principato drawn for a terminal. */
import type { Seat, View } from '@bottega/kernel';
import { type Draw, type GameText, Lines, type Say } from '@bottega/kernel/text';
import { BUILDINGS, CUBES, CULTURES, SOLDIERS } from '../data/index.js';
import { mustExchange } from '../rules/activate.js';
import { goalPoints } from '../rules/goals.js';
import { strength } from '../rules/military.js';
import { freeStorage, unsupplied } from '../rules/principality.js';
import type { Own, Principality, State } from '../state.js';
import type { CardId, GoalCard, Tables } from '../tables.js';

const INDENT = 4;

/** Draws: the display and the reserve, each principality, and the goals of the seat that looks. */
export const draw =
  (tables: Tables): Draw<State> =>
  (view, text, say, columns) => {
    const lines = new Lines(columns);
    const { open } = view;
    const { terms } = text.names;
    const goals = view.own === null || view.seat === null ? [] : ownGoals(tables, view, view.own, view.seat, say);
    return [
      lines.rule,
      ...lines.wrapped(
        '',
        [
          text.title,
          say({ key: 'table.year', values: { year: open.year } }),
          ...(open.drawPile === null ? [] : [say({ key: 'table.drawPile', values: { count: open.drawPile } })]),
          say({ key: 'table.scorings', values: { count: open.scorings } }),
        ],
        0,
      ),
      ...lines.labelled(terms.display, displayItems(tables, view, text)),
      ...lines.labelled(terms.reserve, reserveItems(tables, view, text)),
      ...open.principalities.flatMap((one, seat) => ['', ...principality(lines, tables, view, text, say, one, seat)]),
      ...(goals.length === 0 ? [] : ['', ...lines.wrapped('', goals, 0)]),
      lines.rule,
    ].join('\n');
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
  lines: Lines,
  tables: Tables,
  view: View<State>,
  text: GameText,
  say: Say,
  one: Principality,
  seat: Seat,
): string[] {
  const { cubes, tokens, cultures } = text.names;
  const frame = view.open.stack.at(-1);
  const isAsked = frame !== undefined && 'seat' in frame && frame.seat === seat;
  const military = one.military ?? (view.seat === seat ? (view.own as Own).military : null);
  const head = [
    say({ key: 'table.name', values: { seat } }),
    ...(view.open.firstPlayer === seat ? [text.messages['table.firstPlayer']] : []),
    ...(military === null ? [] : [say({ key: 'table.military', values: { vp: military } })]),
    say({ key: 'table.strength', values: { strength: strength(one) } }),
  ];
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
  const hand = one.hand.map((card) => `[${cardName(tables, view, text, card)}]`);
  return [
    ...lines.wrapped(`${isAsked ? '▶' : ' '} `, head, 0),
    ...lines.wrapped(
      '',
      [
        ...CUBES.map((cube) => `${cubes[cube]} ${one[cube]}/${one[cube] + freeStorage(tables, one, cube)}`),
        ...BUILDINGS.map((building) => `${tokens[building]} ${one[building]}`),
      ],
      INDENT,
    ),
    ...lines.wrapped('', [`${tokens.catapult} ${one.catapult}`, ...soldiers, ...works], INDENT),
    ...(one.hand.length === 0 ? [] : lines.wrapped('', [hand.join(' ')], INDENT)),
  ];
}

function ownGoals(tables: Tables, view: View<State>, own: Own, seat: Seat, say: Say): string[] {
  const one = view.open.principalities[seat];
  const points = (goal: GoalCard) =>
    goalPoints(tables, one, one.military ?? own.military ?? 0, tables.goals[goal].rule);
  const [general, art] = own.goals;
  const goals = say({
    key: 'table.yourGoals',
    values: {
      general: tables.goals[general].goal,
      generalPoints: points(general),
      art: tables.goals[art].goal,
      artPoints: points(art),
    },
  });
  return goals.split(' · ');
}

/** A card's name; ⇄ marks the exchange symbol. */
function cardName(tables: Tables, view: View<State>, text: GameText, card: CardId): string {
  const { type } = tables.cards[card];
  if (type === null) return text.names.cards['military-scoring'];
  return `${text.names.cards[type.type]}${mustExchange(view.open.options, type) ? ' ⇄' : ''}`;
}
