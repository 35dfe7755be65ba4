/** What many games tell of each player, as tables for the terminal and the page. */
import type { Message } from '@bottega/kernel/text';
import type { Part, Section } from '../figures/section.js';
import type { FigureWords } from '../figures/words.js';
import { section } from './game-part.js';
import type { Lost } from './lost.js';
import type { LostPart, PlayerSummary } from './summary.js';

/** Kinds of decisions that are told of each player: the others cost little. */
const MOST_KINDS = 10;
/** What would be shown as nothing lost is left out. */
const LEAST_CHANCE = 0.0005;
const LEAST_POINTS = 0.05;
/** What there is nothing to say of. */
const NONE = '–';

/** Says a message of a game. */
export type SayOf = (game: string, message: Message) => string;

/** All players beside one another, then each alone. `sayOf` names the game too where there are several. */
export function summaryParts(players: readonly PlayerSummary[], sayOf: SayOf, words: FigureWords): Part[] {
  return [allPlayers(players, words), ...players.map((player) => onePlayer(player, sayOf, words))];
}

function allPlayers(players: readonly PlayerSummary[], { label, chart, signedPercent }: FigureWords): Part {
  const heading = label('analyse.players');
  const percent = (share: number | null) => (share === null ? NONE : chart.percent(share, 1));
  const rows = players.map((player) => [
    player.name,
    chart.number(player.games, 0),
    chart.percent(player.wins / player.games, 0),
    percent(player.chance),
    chart.number(player.points, 1),
    percent(player.chancePerDecision),
    chart.number(player.finds, 0),
    player.deal === null ? NONE : signedPercent(player.deal),
  ]);
  const columns = [
    label('analyse.player'),
    label('report.games'),
    label('report.wins'),
    label('analyse.lostChance'),
    label('analyse.lostPoints'),
    label('analyse.perDecision'),
    label('analyse.finds'),
    label('analyse.deal'),
  ];
  return {
    heading,
    notes: [label('analyse.lostNote'), label('analyse.playersNote')],
    sections: [section('players', label('analyse.player'), null, [columns, ...rows])],
  };
}

function onePlayer({ name, phases, rounds, kinds }: PlayerSummary, sayOf: SayOf, words: FigureWords): Part {
  const { label, chart } = words;
  const table = (id: string, heading: string, rows: readonly (readonly [name: string, lost: Lost])[]): Section =>
    section(id, heading, null, [
      [heading, label('analyse.decisions'), label('analyse.lostChance'), label('analyse.lostPoints')],
      ...rows.map(([row, { decisions, chance, points }]) => [
        row,
        chart.number(decisions, 0),
        chance === null ? NONE : chart.percent(chance, 1),
        chart.number(points, 1),
      ]),
    ]);
  const named = (parts: readonly LostPart[]) =>
    parts.map((part) => [part.name === null ? label('analyse.other') : sayOf(part.game, part.name), part] as const);
  const costly = (id: string, heading: string, parts: readonly LostPart[]): Section[] =>
    parts.length === 0 ? [] : [table(id, heading, named(parts))];
  const thirds = ['analyse.first', 'analyse.middle', 'analyse.last'].map((key) => label(key));
  return {
    heading: name,
    notes: [],
    sections: [
      table(
        'phases',
        label('analyse.phase'),
        phases.map((lost, at) => [thirds[at], lost]),
      ),
      ...costly(
        'rounds',
        label('analyse.round'),
        rounds.filter((round) => round.name !== null && hasCost(round)),
      ),
      ...costly('kinds', label('analyse.about'), kinds.filter(hasCost).slice(0, MOST_KINDS)),
    ],
  };
}

const hasCost = ({ chance, points }: Lost): boolean => (chance ?? 0) >= LEAST_CHANCE || points >= LEAST_POINTS;
