/** What an operator sets. */
export interface Settings {
  /** A path of a SQLite file, or postgres://… */
  readonly database: string;
  /** Names that the server answers to beside those of this machine. */
  readonly hosts: readonly string[];
  /** Whether a proxy in front of it tells who asks. */
  readonly isBehindProxy: boolean;
  /** Whether logs are written, and how much of them. */
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Requests and messages of one person or address in a minute; tests ask for more. */
  readonly requestsPerMinute: number;
  readonly messagesPerMinute: number;
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
  beatMs: 2_000,
};
