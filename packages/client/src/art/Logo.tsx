/** Bottega's mark: the arch of a workshop and a pair of compasses in it. */

/** The mark in the colour of the text. */
export function Logo({ size = '1em' }: { size?: string | number }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M6.5 22.5a17.5 17.5 0 0 1 35 0" strokeWidth="7" strokeLinecap="butt" strokeDasharray="6.48 1.6" />
      <path d="M6.5 24.1V46M41.5 24.1V46" strokeWidth="7" strokeLinecap="butt" strokeDasharray="9.8 1.6" />
      <path d="M24 15v4M23 23L15.5 43M25 23l7.5 20" />
      <path d="M18 36.5q6 3.5 12 0" strokeWidth="2" />
      <circle cx="24" cy="21" r="2.5" fill="currentColor" />
    </svg>
  );
}
