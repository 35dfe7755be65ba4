/**
 * The five patterns of the house, for whatever colour alone would tell apart. They are drawn over a colour when the setting is
 * on: in drawings as `<path className="patterned" fill={patternOf(2)} />`, in style sheets as `var(--pattern-2)` (patterns.css).
 */
import '../style/patterns.css';

/** How many there are: plain, stripes, dots, bars, grid. */
export const PATTERNS = 5;

/** The fill that draws a pattern over a colour; the first is plain. */
export function patternOf(number: number): string {
  const pattern = number % PATTERNS;
  return pattern === 0 ? 'none' : `url(#pattern-${pattern})`;
}

/** The patterns themselves, once in a document. Sizes are those of the drawing that uses them. */
export function PatternDefinitions() {
  return (
    <svg className="pattern-definitions" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="pattern-1" width="3.2" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0h1.3v3.2H0z" />
        </pattern>
        <pattern id="pattern-2" width="3.6" height="3.6" patternUnits="userSpaceOnUse">
          <circle cx="1.8" cy="1.8" r="1" />
        </pattern>
        <pattern id="pattern-3" width="3" height="3" patternUnits="userSpaceOnUse">
          <path d="M0 0h3v1.2H0z" />
        </pattern>
        <pattern id="pattern-4" width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 0h4v1H1v3H0z" />
        </pattern>
      </defs>
    </svg>
  );
}
