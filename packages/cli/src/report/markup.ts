/** Markup that is safe by construction: whatever is put into a template is escaped unless it is markup itself. */

export interface Markup {
  readonly markup: string;
}

type Part = Markup | string | number | readonly Markup[];

/** Writes markup: ``html`<td>${name}</td>` ``. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  let markup = pieces[0];
  parts.forEach((part, index) => {
    markup += written(part) + pieces[index + 1];
  });
  return { markup };
}

export const NOTHING: Markup = { markup: '' };

function written(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(coordinate(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('\n');
}

/** Two digits are finer than any screen; `+ 0` turns -0 into 0. */
function coordinate(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it is written between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]);
}
