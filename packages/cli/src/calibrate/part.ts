/** How honest chances are, as a table for the terminal, the page and Markdown. */
import type { Part } from '../figures/section.js';
import type { FigureWords } from '../figures/words.js';
import { intervalText } from '../report/shares.js';
import type { Reliability } from './reliability.js';

export function reliabilityPart(
  { games, bins, off, logLoss, uniform }: Reliability,
  seats: number,
  { label, chart }: FigureWords,
): Part {
  const within = bins.filter(({ told, interval: { least, most } }) => least <= told && told <= most).length;
  return {
    heading: label('balance.players', { seats, count: games }),
    notes: [
      label('calibrate.off', { off: chart.number(100 * off, 1) }),
      label('calibrate.within', { within, all: bins.length }),
      label('calibrate.loss', { loss: chart.number(logLoss, 3), uniform: chart.number(uniform, 3) }),
    ],
    sections: [
      {
        id: 'reliability',
        heading: label('calibrate.table'),
        note: label('calibrate.note'),
        columns: [
          label('calibrate.bin'),
          label('trained.positions'),
          label('calibrate.told'),
          label('calibrate.won'),
          label('report.interval'),
        ],
        rows: bins.map(({ least, most, positions, told, won, interval }) => [
          chart.range(chart.percent(least, 0), chart.percent(most, 0)),
          chart.number(positions, 0),
          chart.percent(told, 1),
          chart.percent(won, 1),
          intervalText(chart, interval),
        ]),
        shares: null,
      },
    ],
  };
}
