/** The figures of a balance as tables with headings. */
import type { Part, Section } from '../figures/section.js';
import type { FigureWords } from '../figures/words.js';
import { rangeText, spreadText } from '../report/figures.js';
import { intervalText } from '../report/shares.js';
import type { Interval, Spread } from '../simulate/simulation.js';
import type { BalanceFigures, Compared, Contrast } from './figures.js';
import type { Change, HouseRuleEffect } from './house-rules.js';
import { houseRuleName, winsText } from './words.js';

/** Everything about one number of players. */
export interface SeatsPart extends Part {
  readonly seats: number;
}

export function seatsPart(figures: BalanceFigures, effects: readonly HouseRuleEffect[], words: FigureWords): SeatsPart {
  const { chart, label, sayGame, game } = words;
  const { seats, games, fair, comparisons, marked } = figures;
  const { chronicle, traits } = game;
  const wins = (id: string, heading: string, column: string, note: string, list: readonly Named[]) =>
    list.length === 0 ? [] : [winsSection(id, heading, column, note, list, fair, words)];
  const kinds = Object.entries(traits?.kinds ?? {}).flatMap(([kind, message]) => {
    const name = sayGame(message);
    const things = figures.kinds.find((one) => one.kind === kind)?.things ?? [];
    const named = things.map((one) => ({ ...one, name: sayGame(traits?.thing({ kind, thing: one.id }) ?? message) }));
    return wins(kind, name, name, label('report.rolesNote'), named);
  });
  const roles =
    chronicle === undefined ? [] : figures.roles.map((one) => ({ ...one, name: sayGame(chronicle.roleNamed(one.id)) }));
  return {
    seats,
    heading: label('balance.players', { seats, count: games }),
    notes: [
      label('balance.signs', { share: chart.percent(fair, 1) }),
      label('balance.marked', { marked, all: comparisons, chance: chart.number(comparisons / 20, 1) }), // 5 % of them
      label('balance.cause'),
    ],
    sections: [
      keySection(figures, words),
      ...wins(
        'order',
        label('report.orderChart'),
        label('report.order'),
        label('report.orderNote'),
        figures.order.map((one) => ({ ...one, name: chart.number(Number(one.id), 0) })),
      ),
      ...(chronicle === undefined
        ? []
        : wins('roles', sayGame(chronicle.winsByRole), sayGame(chronicle.role), label('report.rolesNote'), roles)),
      ...kinds,
      contrastSection('sources', label('report.category'), figures.sources, (id) => sayGame(game.category(id)), words),
      ...(traits === undefined
        ? []
        : [contrastSection('deeds', '', figures.deeds, (id) => sayGame(traits.deed(id)), words)]),
      ...endingSection(figures, words),
      ...(effects.length === 0 ? [] : [houseRuleSection(effects, words)]),
    ],
  };
}

type Named = Compared & { readonly name: string };

function winsSection(
  id: string,
  heading: string,
  column: string,
  note: string,
  list: readonly Named[],
  fair: number,
  words: FigureWords,
): Section {
  const { chart, label } = words;
  return {
    id,
    heading,
    note,
    columns: [column, label('balance.count'), label('report.wins'), chart.interval, label('report.points')],
    rows: list.map((one) => [
      one.name,
      chart.number(one.count, 0),
      winsText(words, one),
      intervalText(chart, one.winsInterval),
      chart.number(one.points.mean, 1),
    ]),
    shares: {
      fair,
      rows: list.map((one) => ({
        name: one.name,
        share: one.wins,
        interval: one.winsInterval,
        text: winsText(words, one),
      })),
    },
  };
}

/** How long games last and by how much they are won. */
function keySection({ winner, margin, choices, rounds, ties, different }: BalanceFigures, words: FigureWords): Section {
  const { chart, label, sayGame, game } = words;
  const row = (name: string, spread: Spread) => [name, spreadText(chart, spread), rangeText(chart, spread)];
  return {
    id: 'key',
    heading: label('report.keyFigures'),
    note: null,
    columns: ['', label('report.mean'), label('report.range')],
    rows: [
      row(label('report.winner'), winner),
      row(label('report.margin'), margin),
      row(label('report.choices'), choices),
      ...(rounds === null || game.chronicle === undefined ? [] : [row(sayGame(game.chronicle.rounds), rounds)]),
      [label('balance.ties'), chart.percent(ties.share, 1), ''],
      [label('balance.different'), chart.number(different, 0), ''],
    ],
    shares: null,
  };
}

function contrastSection(
  id: 'sources' | 'deeds',
  column: string,
  contrasts: readonly Contrast[],
  nameOf: (id: string) => string,
  { chart, label, signed }: FigureWords,
): Section {
  return {
    id,
    heading: label(`balance.${id}`),
    note: label(`balance.${id}Note`),
    columns: [column, label('balance.winners'), label('balance.others'), label('balance.difference'), chart.interval],
    rows: contrasts.map((one) => [
      nameOf(one.id),
      chart.number(one.winners, 1),
      chart.number(one.others, 1),
      signed(one.difference, 1),
      one.interval === null ? '–' : chart.range(signed(one.interval.least, 1), signed(one.interval.most, 1)),
    ]),
    shares: null,
  };
}

/** Nothing, where games end in one way only. */
function endingSection({ endings }: BalanceFigures, { chart, label, sayGame, game }: FigureWords): Section[] {
  const { chronicle } = game;
  if (endings.length === 0 || chronicle === undefined) return [];
  const section: Section = {
    id: 'endings',
    heading: label('report.endingsChart'),
    note: null,
    columns: [label('report.ending'), label('report.games'), label('report.gamesShare'), chart.interval],
    rows: endings.map(({ id, games, share, interval }) => [
      sayGame(chronicle.ending(id)),
      chart.number(games, 0),
      chart.percent(share, 1),
      intervalText(chart, interval),
    ]),
    shares: null,
  };
  return [section];
}

function houseRuleSection(effects: readonly HouseRuleEffect[], words: FigureWords): Section {
  const { chart, label, sayGame, game, signed, signedPercent } = words;
  const hasRounds = game.chronicle !== undefined;
  const change = ({ difference, interval }: Change, written: (value: number) => string) =>
    interval === null ? written(difference) : `${written(difference)} [${between(interval, written)}]`;
  const between = ({ least, most }: Interval, written: (value: number) => string) =>
    chart.range(written(least), written(most));
  const tenths = (value: number) => signed(value, 1);
  return {
    id: 'house-rules',
    heading: label('balance.houseRules'),
    note: label('balance.houseRulesNote'),
    columns: [
      label('balance.houseRule'),
      label('report.games'),
      label('balance.same'),
      label('report.points'),
      label('report.choices'),
      ...(hasRounds && game.chronicle !== undefined ? [sayGame(game.chronicle.rounds)] : []),
      label('balance.firstWins'),
    ],
    rows: effects.map(({ option, value, games, same, points, choices, rounds, first }) => {
      const changes = [
        change(points, tenths),
        change(choices, tenths),
        ...(hasRounds ? [rounds === null ? '–' : change(rounds, tenths)] : []),
        change(first, signedPercent),
      ];
      return [
        houseRuleName(words, option, value),
        chart.number(games, 0),
        chart.number(same, 0),
        ...(same === games ? changes.map(() => '=') : changes),
      ];
    }),
    shares: null,
  };
}
