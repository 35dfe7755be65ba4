/** How wide the terminal is now. */

/** Where nobody tells: a file, a pipe. */
const USUAL_COLUMNS = 80;
/** Narrower than this, lines are left to the terminal to break. */
const LEAST_COLUMNS = 40;
/** Longer lines are hard to read. */
const MOST_COLUMNS = 100;

/** The columns to write in. Asked for each print, because a window can be resized at any time. */
export function terminalColumns(stream: Stream = process.stdout, environment: NodeJS.ProcessEnv = process.env): number {
  const told = stream.isTTY === true ? stream.columns : undefined;
  const columns = told || columnsIn(environment.COLUMNS) || USUAL_COLUMNS; // some terminals say 0
  return Math.min(MOST_COLUMNS, Math.max(LEAST_COLUMNS, columns));
}

type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>;

function columnsIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}
