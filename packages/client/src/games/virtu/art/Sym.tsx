/** The eight symbols and the six actions, drawn in the size of the text. Each has a shape of its own. */
import type { ReactNode } from 'react';

const INK = 'var(--ink)';
const GOLD = 'var(--gold)';

const DRAWN: Readonly<Record<string, ReactNode>> = {
  florin: (
    <>
      <circle cx="12" cy="12" r="9" fill={GOLD} />
      <path d="M12 6.5q-2.6 2.2 0 4.6q2.6-2.4 0-4.6zM12 11v6.5M8.5 10q.4 4 3.5 4.2M15.5 10q-.4 4-3.5 4.2M9.5 16h5" />
    </>
  ),
  crown: <path d="M4 19h16l1.5-11-5 4L12 5l-4.5 7-5-4zM4.6 16h14.8" fill={GOLD} />,
  cross: <path d="M10 3h4v5h5v4h-5v9h-4v-9H5V8h5z" fill="var(--favor)" />,
  cavalry: (
    <path
      d="M6 21q-1-7 3-11L8 6l3 1.5 1-3.5 2 3.5q5 1.5 6 6.5l-2.5 2.5-4-2q-2.5 2-1 6.5zM14 10h.1"
      fill="var(--town)"
    />
  ),
  ship: <path d="M3 16h18l-3 5H6zM12 16V3q6 4 5 11h-5M12 6q-5 3-6 8h6" fill="var(--sky)" />,
  mask: (
    <path
      d="M3 7q9-4 18 0 1 9-5 11-2.5 .5-4-2-1.5 2.5-4 2Q2 16 3 7zM6.5 11q2.5-1.5 4 .5-2 1.5-4-.5zM13.5 11.5q1.5-2 4-.5-2 2-4 .5z"
      fill="var(--army)"
    />
  ),
  war: <path d="M5 3l9 9M19 3l-9 9M14 12l5 5M10 12l-5 5M3.5 15.5l5 5M20.5 15.5l-5 5M6 18l-2.5 3M18 18l2.5 3" />,
  arrow: <path d="M4 12a8 8 0 1 1 8 8M4 12l-2.5-3.5M4 12l4-2.5" strokeWidth="2.2" />,
  govern: <path d="M5 21h14M8 21V9M16 21V9M6 9h12l-6-6z" fill="var(--sheet)" />,
  patronize: <path d="M12 21q-8-4-8-11 0-5 8-7 8 2 8 7 0 7-8 11zM9 12l2 2 4-5" fill="var(--sheet)" />,
  trade: <path d="M4 8h16M4 8l3-4M4 8l3 4M20 16H4M20 16l-3-4M20 16l-3 4" />,
  annex: <path d="M6 21V4l12 4-12 5M3 21h6" fill="var(--army)" />,
  intrigue: <path d="M3 8q9-4 18 0 0 8-5 9-3 0-4-2-1 2-4 2-5-1-5-9zM7 11h3M14 11h3" fill="var(--sheet)" />,
  agent: <path d="M12 3a4 4 0 0 1 4 4q3 1 3 2H5q0-1 3-2a4 4 0 0 1 4-4zM6 21q0-8 6-8t6 8z" fill="var(--sheet)" />,
  troop: <path d="M12 3l7 3v6q0 6-7 9-7-3-7-9V6z" fill="var(--sheet)" />,
  indulgence: <path d="M6 3h12v14l-3-2-3 3-3-3-3 2zM9 7h6M9 10h6" fill="var(--sheet)" />,
  cathedral: <path d="M4 21V12l4-3v12M20 21V12l-4-3v12M8 21V9l4-6 4 6v12M10.5 21v-5h3v5" fill="var(--sheet)" />,
  anchor: <path d="M12 8v13M8 11h8M5 15q1 6 7 6t7-6M12 8a2.5 2.5 0 1 1 .1 0" />,
  pirate: (
    <path d="M12 3q7 0 7 7 0 3-2 4v4H7v-4q-2-1-2-4 0-7 7-7zM9 10h.1M15 10h.1M10 18v3M14 18v3" fill="var(--sheet)" />
  ),
  marker: <path d="M12 2l3 6 6 1-4.5 4.5L18 20l-6-3-6 3 1.5-6.5L3 9l6-1z" fill="var(--lit)" />,
  prestige: <path d="M7 3h10v6a5 5 0 0 1-10 0zM12 14v4M8 21h8M9 18h6M7 5H4q0 5 3 5M17 5h3q0 5-3 5" fill={GOLD} />,
  courtier: <path d="M12 3a4 4 0 1 1-.1 0zM4 21q0-9 8-9t8 9zM9 12.6l3 4 3-4" fill="var(--sheet)" />,
  city: <path d="M3 21V10h3V8h2v2h2V5h4v5h2V8h2v2h3v11zM10 21v-5h4v5M10 5h4" fill="var(--town)" />,
  title: <path d="M12 2l2.4 5 5.6.6-4 4 1 5.9-5-2.7-5 2.7 1-5.9-4-4 5.6-.6zM8 19l-1 3M16 19l1 3" fill={GOLD} />,
  guild: <path d="M12 3v18M8 21h8M4 7h16M4 7l-2.5 7h5zM20 7l-2.5 7h5z" fill="var(--town)" />,
  cannons: <path d="M3 12l15-5 2 4-14 6M8 17.5a2.8 2.8 0 1 1-.1 0M20 5l2 7" fill="var(--sheet)" />,
  work: <path d="M4 21h16M6 21V10M10 21V10M14 21V10M18 21V10M4 10h16L12 3z" fill="var(--sheet)" />,
  trophy: <path d="M5 3h14v8q0 7-7 10-7-3-7-10zM5 8h14M12 8v12" fill="var(--town)" />,
  lock: <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5" fill="var(--sheet)" />,
  check: <path d="M4 13l5 6L20 5" strokeWidth="3" />,
  spared: <path d="M12 3a9 9 0 1 1-.1 0M5.8 5.8l12.4 12.4" strokeWidth="2.6" />,
  discard: <path d="M5 7h14M10 4h4M7 7l1 14h8l1-14M10.5 11v6M13.5 11v6" stroke="currentColor" strokeWidth="2" />,
  wake: <path d="M3 12h13M11 6l6 6-6 6M20 4v16" strokeWidth="2.2" />,
  either: (
    <>
      <path d="M1.5 15h10l1-7-3.2 2.5L6.5 6 3.7 10.5.5 8z" fill={GOLD} />
      <path d="M17 9h2.5v3.2h3v2.6h-3V21H17v-6.2h-3v-2.6h3z" fill="var(--favor)" />
      <path d="M14.5 3L9.5 21.5" strokeWidth="1" />
    </>
  ),
  token: <path d="M12 3l8 9-8 9-8-9zM12 8v8M8 12h8" fill="var(--army)" />,
};

interface SymProps {
  readonly name: string;
  readonly size?: string;
  readonly title?: string;
  readonly topic?: string;
}

/** With a title it is read aloud; without one it is decoration. */
export function Sym({ name, size = '1.15em', title, topic }: SymProps) {
  if (title === undefined) {
    return (
      <svg {...FRAME} width={size} height={size} data-topic={topic} aria-hidden="true">
        {DRAWN[name]}
      </svg>
    );
  }
  return (
    <svg {...FRAME} width={size} height={size} data-topic={topic} role="img">
      <title>{title}</title>
      {DRAWN[name]}
    </svg>
  );
}

const FRAME = {
  className: 'vi-sym',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: INK,
  strokeWidth: 1.4,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
