/** What can stop a table that is nobody's mistake: the storage, the worker, a part of the page that does not come. */

export const TABLE_ERROR_CODES = [
  /** No room is left. */
  'storageFull',
  /** Writing or reading failed for another reason. */
  'storageFailed',
  /** There is no storage: forbidden, or it cannot be opened. */
  'storageOff',
  /** A newer version of the page has changed how games are stored. */
  'storageNewer',
  /** An older version of the page, in another tab, does not let go of the storage. */
  'storageBusy',
  /** The stored game is not there any more. */
  'deleted',
  /** The stored game was changed by somebody else since it was read. */
  'overtaken',
  /** The worker did not start, or stopped. */
  'workerFailed',
  /** A part of the page could not be loaded. */
  'missingPart',
  /** A bot plays that is not known here. */
  'unknownBot',
] as const;
export type TableErrorCode = (typeof TABLE_ERROR_CODES)[number];

/** Says what stopped the table; the page has a sentence for each code (`error.*`), the message is for engineers. */
export class TableError extends Error {
  constructor(
    readonly code: TableErrorCode,
    message: string,
    readonly facts: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
    this.name = 'TableError';
  }
}

export function isTableErrorCode(code: string): code is TableErrorCode {
  return TABLE_ERROR_CODES.some((known) => known === code);
}
