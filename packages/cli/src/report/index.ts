/** The report of a simulation, for a browser or a printer. */
import type { Simulation, Summary } from '../simulate/simulation.js';
import type { ReportLabels } from './labels.js';
import { page } from './page.js';
import { rounding } from './words.js';

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
  return page(simulation, summary, rounding(labels)).markup;
}
