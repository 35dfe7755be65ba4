/** What may reach a terminal: letters, signs and line ends; nothing that steers it. */

/**
 * Control characters move the cursor, change colours, or make the terminal answer as if somebody typed; marks of direction and
 * separators of lines show a text as something else. A name from a file could carry any of them.
 */
const STEERING = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;
const REPLACEMENT = '\uFFFD';

/**
 * A text as it may be written to a terminal: what steers is shown as "�", and stays one column wide. Lines are broken by now, so
 * a no-break space becomes one that can be searched for.
 */
export function clean(text: string): string {
  return text.replace(STEERING, (sign) => (sign === '\n' ? sign : REPLACEMENT)).replaceAll('\u00a0', ' ');
}

/** As `clean`, on one line: what stands within a sentence or a cell must not look like a line of ours. */
export function cleanLine(text: string): string {
  return clean(text).replaceAll(/\s*\n\s*/g, ' ');
}

/** JSON for a terminal or a pipe: the same value, with what steers written as `\uXXXX`. */
export function cleanJson(value: unknown, indent = 0): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  // A line end outside of texts is ours; within them JSON has none.
  return JSON.stringify(value, null, indent).replace(STEERING, (sign) => (sign === '\n' ? sign : escaped(sign)));
}
