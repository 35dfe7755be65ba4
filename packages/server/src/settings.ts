import { ANALYSIS_POSITIONS } from '@bottega/table/analysis';

/** How much is logged, from nothing to everything. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** What an operator sets; `setting-list.ts` says how. */
export interface Settings {
  /** A path of a SQLite file, or postgres://… */
  readonly database: string;
  /** Names that the server answers to beside those of this machine. */
  readonly hosts: readonly string[];
  /** Whether a proxy in front of it tells who asks. */
  readonly isBehindProxy: boolean;
  /** Whether logs are written, and how much of them. */
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Requests and messages of one person or address in a minute; tests ask for more. */
  readonly requestsPerMinute: number;
  readonly messagesPerMinute: number;
  /** What lets somebody read the metrics from elsewhere. */
  readonly metricsToken: string | null;
  /** Where people find the page, such as https://games.example: links in mails lead there. */
  readonly publicUrl: string | null;
  /** How mails are sent (smtps://user:password@mail.example), and from whom; without both of them and an address of the page none are. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** Milliseconds that a notice waits before it is sent: perhaps its person looks by themselves. */
  readonly noticeDelayMs: number;
  /** Milliseconds before something that could not be sent is tried again, at first. */
  readonly noticeRetryMs: number;
  /** How many finished games one person may have analysed in a quarter of an hour; 0: this server analyses none. */
  readonly analyses: number;
  /** Positions that are looked at for each decision of such a game. */
  readonly analysisPositions: number;
  /** Milliseconds after which processes that share a database show that they live, and look for what they may have missed. */
  readonly beatMs: number;
}

export const USUAL_SETTINGS: Settings = {
  database: ':memory:',
  hosts: [],
  isBehindProxy: false,
  logLevel: 'warn',
  requestsPerMinute: 300,
  messagesPerMinute: 1_200,
  metricsToken: null,
  publicUrl: null,
  smtpUrl: null,
  mailFrom: null,
  noticeDelayMs: 60_000,
  noticeRetryMs: 30_000,
  analyses: 12,
  analysisPositions: ANALYSIS_POSITIONS,
  beatMs: 2_000,
};
