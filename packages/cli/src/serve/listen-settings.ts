/** Where the server listens and what it serves: settings of the command, beside those of the server itself. */
import type { Settings } from '@bottega/server';
import {
  isHostName,
  maybe,
  readSettings,
  SERVER_SETTINGS,
  type Setting,
  wholeNumber,
  yesOrNo,
} from '@bottega/server/settings';
import { type Command, Option } from 'commander';

export interface ListenSettings {
  readonly port: number | null;
  readonly host: string | null;
  readonly isForLan: boolean;
}

export const LISTEN_SETTINGS: { readonly [Key in keyof ListenSettings]: Setting<ListenSettings[Key]> } = {
  port: {
    flag: '--port <port>',
    env: 'BOTTEGA_PORT',
    says: 'port; 0 takes any that is free',
    usual: 'the first free one from 4173',
    kind: maybe(wholeNumber(0, 65_535)),
  },
  host: {
    flag: '--host <address>',
    env: 'BOTTEGA_HOST',
    says: 'address to listen on',
    usual: '127.0.0.1, this machine only',
    kind: maybe({
      must: 'an address of this machine without port, such as 127.0.0.1',
      read: (text) => {
        const name = text.trim().replace(/^\[(.*)\]$/, '$1');
        return isHostName(name) ? name : undefined;
      },
    }),
  },
  isForLan: {
    flag: '--lan',
    env: 'BOTTEGA_LAN',
    says: 'let everyone on the local network in',
    usual: 'no',
    kind: yesOrNo,
  },
};

/** Adds a flag for every setting to a command. */
export function addSettings(command: Command): Command {
  for (const { flag, env, says, usual } of [...Object.values(LISTEN_SETTINGS), ...Object.values(SERVER_SETTINGS)]) {
    const option = new Option(flag, `${says} (or ${env}; default: ${usual})`);
    if (says.includes('can be repeated')) option.argParser((text: string, all: string[] = []) => [...all, text]);
    command.addOption(option);
  }
  return command;
}

/** What flags and environment say; an InputError is one sentence about what is wrong. */
export function settingsFrom(
  flags: Readonly<Record<string, unknown>>,
  environment: NodeJS.ProcessEnv = process.env,
): { readonly listen: ListenSettings; readonly server: Partial<Settings> } {
  const listen = readSettings<ListenSettings>(LISTEN_SETTINGS, flags, environment);
  return {
    listen: { port: null, host: null, isForLan: false, ...listen },
    server: readSettings<Settings>(SERVER_SETTINGS, flags, environment),
  };
}
