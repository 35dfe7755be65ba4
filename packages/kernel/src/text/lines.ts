/** Lines of text for a terminal of 80 columns. */

export const COLUMNS = 80;

export const joined = (parts: readonly string[]): string => parts.join(SEPARATOR);

const SEPARATOR = ' · ';

/** A label and its items, as many to a line as fit; nothing if there is no item. */
export function labelled(label: string, items: readonly string[], indent = 0): string[] {
  return items.length === 0 ? [] : wrapped(`${label}  `, items, indent);
}

/** Items after a beginning, as many to a line as fit; further lines are indented. Only an item longer than a line is broken. */
export function wrapped(beginning: string, items: readonly string[], indent: number): string[] {
  const margin = ' '.repeat(indent + 2);
  const lines: string[] = [];
  let line = ' '.repeat(indent) + beginning;
  items.forEach((item, at) => {
    const isTooLong = margin.length + item.length > COLUMNS;
    const before = at === 0 ? '' : SEPARATOR;
    if (at > 0 && !isTooLong && (line + before + item).length > COLUMNS) {
      lines.push(line);
      line = margin + item;
      return;
    }
    for (const [index, word] of (isTooLong ? item.split(' ') : [item]).entries()) {
      const next = (index === 0 ? before : ' ') + word;
      if ((line + next).length > COLUMNS && line.trim() !== '') {
        lines.push(line);
        line = margin + word;
      } else line += next;
    }
  });
  return [...lines, line];
}
