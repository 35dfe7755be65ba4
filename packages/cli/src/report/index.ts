/** The report of a simulation, for a browser or a printer. */
import type { Simulation, Summary } from '../simulate/simulation.js';
import type { ReportLabels } from './labels.js';
import { page } from './page.js';

export type {
  ChartLabels,
  ChartsLabels,
  ChronicleLabels,
  KeyFigureLabels,
  ReportLabels,
  SeatTableLabels,
} from './labels.js';

/** A complete HTML page about a simulation of at least one game; it loads nothing and runs nothing. */
export function report(simulation: Simulation, summary: Summary, labels: ReportLabels): string {
  // Rounded before it is formatted, because most formatters would write a small loss as "-0.0".
  const number = (value: number, digits: number) => labels.number(Number(value.toFixed(digits)) + 0, digits);
  return page(simulation, summary, { ...labels, number }).markup;
}
