/** Every setting of the server with its flag and its variable: the command line, its help and the table in docs/operations.md are made from this. */
import { InputError } from '@bottega/kernel';
import { isHostName } from './page/hosts.js';
import { LOG_LEVELS, type Settings } from './settings.js';

export { isHostName } from './page/hosts.js';

/** What a setting takes. */
export interface SettingKind<Value> {
  /** Ends the sentence "--flag must be …". */
  readonly must: string;
  /** Undefined if the text is something else. */
  read(text: string): Value | undefined;
}

export interface Setting<Value> {
  /** As commander takes it, such as `--port <port>`; without a word in angle brackets it is a switch. */
  readonly flag: string;
  /** The variable of the environment that says the same; the flag has the last word. */
  readonly env: string;
  readonly says: string;
  /** What holds if nobody says anything, in words. */
  readonly usual: string;
  readonly kind: SettingKind<Value>;
}

type SettingList<Values> = { readonly [Key in keyof Values]: Setting<Values[Key]> };

export const wholeNumber = (least: number, most: number): SettingKind<number> => ({
  must: `a whole number from ${least} to ${most}`,
  read: (text) => (/^\d{1,15}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined),
});

export const oneOf = <const Words extends readonly string[]>(words: Words): SettingKind<Words[number]> => ({
  must: `one of ${words.join(', ')}`,
  read: (text) => words.find((word) => word === text),
});

/** A flag that is given or not; in the environment it has a value. */
export const yesOrNo: SettingKind<boolean> = {
  must: 'yes or no',
  read: (text) => (/^(1|yes|true|on)$/i.test(text) ? true : /^(0|no|false|off)$/i.test(text) ? false : undefined),
};

/** Names with commas between them; a flag may also be repeated. */
export const hostNames: SettingKind<readonly string[]> = {
  must: 'a name without port, such as games.example',
  read: (text) => {
    const names = namesIn(text);
    return names.every(isHostName) ? names : undefined;
  },
};

export const textOf = (must: string, pattern: RegExp): SettingKind<string> => ({
  must,
  read: (text) => (pattern.test(text) ? text : undefined),
});

/** Something that need not be there. */
export const maybe = <Value>({ must, read }: SettingKind<Value>): SettingKind<Value | null> => ({ must, read });

export const SERVER_SETTINGS: SettingList<Settings> = {
  database: {
    flag: '--database <place>',
    env: 'DATABASE_URL',
    says: 'where games and people are kept: a SQLite file, or postgres://… for several processes',
    usual: 'bottega.db in $BOTTEGA_HOME',
    kind: textOf(
      'the path of a file, or an address that begins with postgres://',
      /^(postgres(ql)?:\/\/.|(?!\w+:\/\/).)/s,
    ),
  },
  hosts: {
    flag: '--allow-host <name>',
    env: 'BOTTEGA_ALLOW_HOST',
    says: 'a name that the server answers to beside those of its machine; can be repeated, in the variable with commas',
    usual: 'none',
    kind: hostNames,
  },
  isBehindProxy: {
    flag: '--behind-proxy',
    env: 'BOTTEGA_BEHIND_PROXY',
    says: 'a proxy stands in front of the server and tells who asks and by which protocol (X-Forwarded-For, X-Forwarded-Proto)',
    usual: 'no',
    kind: yesOrNo,
  },
  logLevel: {
    flag: '--log-level <level>',
    env: 'BOTTEGA_LOG_LEVEL',
    says: `how much is logged, as lines of JSON on standard error: ${LOG_LEVELS.join(', ')}`,
    usual: 'warn',
    kind: oneOf(LOG_LEVELS),
  },
  requestsPerMinute: {
    flag: '--requests-per-minute <count>',
    env: 'BOTTEGA_REQUESTS_PER_MINUTE',
    says: 'requests that one address may make in a minute',
    usual: '300',
    kind: wholeNumber(1, 100_000_000),
  },
  messagesPerMinute: {
    flag: '--messages-per-minute <count>',
    env: 'BOTTEGA_MESSAGES_PER_MINUTE',
    says: 'messages that one connection may send in a minute',
    usual: '1200',
    kind: wholeNumber(1, 100_000_000),
  },
  metricsToken: {
    flag: '--metrics-token <token>',
    env: 'BOTTEGA_METRICS_TOKEN',
    says: 'who sends it as "Authorization: Bearer …" may read /metrics from anywhere; without it only this machine may',
    usual: 'none',
    kind: maybe(textOf('16 letters, digits, - or _ at least', /^[A-Za-z0-9_-]{16,200}$/)),
  },
  beatMs: {
    flag: '--beat-ms <count>',
    env: 'BOTTEGA_BEAT_MS',
    says: 'milliseconds after which processes that share a PostgreSQL show that they live, and look for what they may have missed',
    usual: '2000',
    kind: wholeNumber(100, 60_000),
  },
  analyses: {
    flag: '--analyses <count>',
    env: 'BOTTEGA_ANALYSES',
    says: 'finished games that one person may have analysed in a quarter of an hour; 0: this server analyses none',
    usual: '12',
    kind: wholeNumber(0, 100_000_000),
  },
  analysisPositions: {
    flag: '--analysis-positions <count>',
    env: 'BOTTEGA_ANALYSIS_POSITIONS',
    says: 'positions that are looked at for each decision of such a game: fewer take less time and see less',
    usual: '1000',
    kind: wholeNumber(10, 100_000),
  },
  publicUrl: {
    flag: '--public-url <address>',
    env: 'PUBLIC_URL',
    says: 'where people find the page, such as https://games.example: links in mails and notices lead there',
    usual: 'none: notices have no links, and no mails are sent',
    kind: maybe(textOf('an address that begins with https:// or http://', /^https?:\/\/[^\s/]+\/?$/)),
  },
  smtpUrl: {
    flag: '--smtp-url <address>',
    env: 'SMTP_URL',
    says: 'how mails are sent, such as smtps://user:password@mail.example',
    usual: 'none: no mails are sent',
    kind: maybe(textOf('an address that begins with smtp:// or smtps://', /^smtps?:\/\/\S+$/)),
  },
  mailFrom: {
    flag: '--mail-from <sender>',
    env: 'MAIL_FROM',
    says: 'who mails come from, such as "Bottega <games@games.example>"',
    usual: 'none: no mails are sent',
    kind: maybe(textOf('a mail address, with a name or without', /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/)),
  },
  noticeDelayMs: {
    flag: '--notice-delay-ms <count>',
    env: 'BOTTEGA_NOTICE_DELAY_MS',
    says: 'milliseconds that a notice waits before it is sent: perhaps its person looks by themselves',
    usual: '60000',
    kind: wholeNumber(0, 86_400_000),
  },
  noticeRetryMs: {
    flag: '--notice-retry-ms <count>',
    env: 'BOTTEGA_NOTICE_RETRY_MS',
    says: 'milliseconds before something that could not be sent is tried again; each time it is longer',
    usual: '30000',
    kind: wholeNumber(0, 86_400_000),
  },
};

/** What was set by flags and by the environment; the rest is left out. An InputError says what is wrong with which of them. */
export function readSettings<Values>(
  list: SettingList<Values>,
  flags: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): Partial<Values> {
  const found: Partial<Values> = {};
  for (const key of Object.keys(list) as (keyof Values & string)[]) {
    const { flag, env, kind } = list[key];
    const given = textsOf(flags[attributeOf(flag)]);
    const text = given ?? environment[env]?.trim();
    if (text === undefined || (given === null && text === '')) continue;
    const value = kind.read(text);
    if (value === undefined) {
      const name = given === null ? env : flag.split(' ')[0];
      const wrong = namesIn(text).find((one) => kind.read(one) === undefined) ?? text;
      throw new InputError(`${name} must be ${kind.must}, not "${isSecret(env) ? '…' : wrong}"`);
    }
    found[key] = value;
  }
  return found;
}

/** The settings as a table in Markdown, as our formatter would write it. */
export function settingsTable(...lists: readonly Readonly<Record<string, Setting<unknown>>>[]): string {
  const head = ['flag', 'variable', 'what it says', 'usual'];
  const rows = lists.flatMap((list) =>
    Object.values(list).map(({ flag, env, says, usual }) => [`\`${flag}\``, `\`${env}\``, says, usual]),
  );
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The name that commander gives to a flag: `--allow-host <name>` is `allowHost`. */
export function attributeOf(flag: string): string {
  const [name] = flag.replace(/^--/, '').split(' ');
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** What was said by a flag, as a text; null if nothing was. */
function textsOf(value: unknown): string | null {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join() : String(value);
}

const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** What must not be repeated in an error: it may end up in a log. */
const isSecret = (env: string) => /TOKEN|PASSWORD|SECRET|KEY$|SMTP_URL/.test(env);
