/** The charts of games that tell more than their points: what was played, how long, and what ended it. */
import type { Simulation, Summary } from '../simulate/simulation.js';
import { bars } from './bars.js';
import { histogram } from './histogram.js';
import { nameOf, type ReportLabels } from './labels.js';
import { type Markup, NOTHING } from './markup.js';
import { shares } from './shares.js';

/** Nothing, for games that have none. */
export function chronicleCharts(
  { games, seats }: Pick<Simulation, 'games' | 'seats'>,
  { chronicle: summary }: Summary,
  labels: ReportLabels,
): Markup[] {
  const { chronicle: words } = labels;
  if (words === null || summary === null) return [];
  const { rounds, roles, endings } = summary;
  return [
    roles.length === 0
      ? NOTHING
      : shares(labels, {
          id: 'chart-roles',
          labels: words.winsChart,
          bars: roles.map(({ role, wins, winsInterval }) => ({
            name: nameOf(words.roleNames, role),
            note: '',
            share: wins,
            interval: winsInterval,
          })),
          fair: 1 / seats,
        }),
    histogram(labels, {
      id: 'chart-rounds',
      labels: words.roundsChart,
      values: games.flatMap(({ chronicle }) => (chronicle === null ? [] : [chronicle.rounds])),
      mean: rounds.mean,
    }),
    endings.length === 0
      ? NOTHING
      : bars(labels, {
          id: 'chart-endings',
          labels: words.endingsChart,
          bars: endings.map(({ ending, share }) => ({ name: nameOf(words.endingNames, ending), value: share })),
          areShares: true,
        }),
  ];
}
