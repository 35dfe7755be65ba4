/** What the server counts, for Prometheus. No label names a person or a table. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry, register } from 'prom-client';
import type { JobHandlers } from '../jobs/queue.js';

/** What is asked for when somebody reads the figures. */
export interface Gauges {
  readonly liveTables: () => number;
  readonly connections: () => number;
  readonly analyses: () => number;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const GROUP_SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

/** Memory, processor and lag of the event loop belong to the process, however many servers it has. */
let isProcessMeasured = false;

export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'bottega_http_request_seconds',
    help: 'Requests over HTTP by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly messages = new Histogram({
    name: 'bottega_message_seconds',
    help: 'Messages over sockets by type and outcome, until they were answered',
    labelNames: ['type', 'outcome'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly messageSeries = new Map<string, Histogram.Internal<'type' | 'outcome'>>();
  private readonly acts = new Counter({
    name: 'bottega_acts_total',
    help: 'Acts that were put on disk',
    registers: [this.registry],
  });
  private readonly commits = new Histogram({
    name: 'bottega_commit_acts',
    help: 'Commits of acts, by how many acts each had',
    buckets: GROUP_SIZES,
    registers: [this.registry],
  });
  private readonly jobs = new Histogram({
    name: 'bottega_job_seconds',
    help: 'Jobs by kind and outcome',
    labelNames: ['kind', 'outcome'],
    buckets: [...SECONDS, 60],
    registers: [this.registry],
  });

  private readonly analyses = new Counter({
    name: 'bottega_analyses_total',
    help: 'Analyses of finished games by how they ended',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  analysis(outcome: 'done' | 'failed' | 'stopped'): void {
    this.analyses.inc({ outcome });
  }

  request(method: string, route: string, status: number, milliseconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, milliseconds / 1_000);
  }

  message(type: string, outcome: 'done' | 'problem', milliseconds: number): void {
    // To look a series up takes longer than to count in it, and this is done for every message.
    const key = `${type} ${outcome}`;
    let series = this.messageSeries.get(key);
    if (series === undefined) {
      series = this.messages.labels({ type, outcome });
      this.messageSeries.set(key, series);
    }
    series.observe(milliseconds / 1_000);
  }

  commit(acts: number): void {
    this.acts.inc(acts);
    this.commits.observe(acts);
  }

  /** The same handlers, measured. */
  timed(handlers: JobHandlers): JobHandlers {
    const measured = Object.entries(handlers).map(([kind, handle]) => [
      kind,
      async (...args: Parameters<typeof handle>) => {
        const end = this.jobs.startTimer({ kind });
        try {
          await handle(...args);
          end({ outcome: 'done' });
        } catch (error) {
          end({ outcome: 'failed' });
          throw error;
        }
      },
    ]);
    return Object.fromEntries(measured) as JobHandlers;
  }

  /** Also tells these whenever somebody reads the figures. */
  watch({ liveTables, connections, analyses }: Gauges): void {
    const registers = [this.registry];
    new Gauge({
      name: 'bottega_live_tables',
      help: 'Tables in memory',
      registers,
      collect() {
        this.set(liveTables());
      },
    });
    new Gauge({
      name: 'bottega_connections',
      help: 'Open sockets',
      registers,
      collect() {
        this.set(connections());
      },
    });
    new Gauge({
      name: 'bottega_analyses_running',
      help: 'Finished games that this process analyses now',
      registers,
      collect() {
        this.set(analyses());
      },
    });
    if (isProcessMeasured) return;
    isProcessMeasured = true;
    collectDefaultMetrics();
  }

  readonly contentType = register.contentType;

  async text(): Promise<string> {
    return `${await this.registry.metrics()}${await register.metrics()}`;
  }
}
