/** What a program writes, line by line. */
import type { Readable } from 'node:stream';

/** UTF-16 units. An answer has fewer than a hundred; a program that writes without end must not fill the memory. */
export const MAX_LINE_LENGTH = 2 ** 20;

/** The lines of a stream, read only as fast as they are wanted; null for one that is too long. A stream that breaks has ended. */
export async function* linesOf(stream: Readable): AsyncGenerator<string | null, void> {
  let line = '';
  let isTooLong = false;
  stream.setEncoding('utf8');
  try {
    for await (const chunk of stream as AsyncIterable<string>) {
      for (const [at, piece] of chunk.split('\n').entries()) {
        if (at > 0) {
          if (!isTooLong) yield line;
          line = '';
          isTooLong = false;
        }
        if (isTooLong) continue;
        line += piece;
        if (line.length <= MAX_LINE_LENGTH) continue;
        isTooLong = true;
        yield null; // at once: its end may never come
      }
    }
  } catch {
    // What was written until then counts.
  }
  if (!isTooLong && line !== '') yield line;
}
