/** The arms of the five dynasties, each on a shield: balls, a lion's book, bars, a serpent, a bull. */
import type { ReactNode } from 'react';

const SHIELD = 'M4 3h40v26q0 17-20 25Q4 46 4 29z';

const ARMS: Readonly<Record<string, ReactNode>> = {
  florence: (
    <>
      <path d={SHIELD} fill="#e3b53c" />
      <g fill="#b23a2c">
        <circle cx="13" cy="20" r="4.4" />
        <circle cx="35" cy="20" r="4.4" />
        <circle cx="13" cy="33" r="4.4" />
        <circle cx="35" cy="33" r="4.4" />
        <circle cx="24" cy="43" r="4.4" />
      </g>
      <circle cx="24" cy="13" r="5" fill="#2f5f9e" />
    </>
  ),
  venice: (
    <>
      <path d={SHIELD} fill="#a5302c" />
      <path d="M11 35V19q7-3 13 1 6-4 13-1v16q-7-3-13 1-6-4-13-1z" fill="#f3dfa0" />
      <path d="M24 20v16M15 23h5M15 27h5M28 23h5M28 27h5M24 8v8M20 12h8" />
    </>
  ),
  naples: (
    <>
      <path d={SHIELD} fill="#e3b53c" />
      <path d="M10 3h5v42q-3-3-5-6zM21 3h6v49l-3 2-3-2zM33 3h5v36q-2 3-5 6z" fill="#b23a2c" />
    </>
  ),
  milan: (
    <>
      <path d={SHIELD} fill="#f2ead6" />
      <path
        d="M29 10q-9-4-12 3 0 6 8 8 8 3 5 9-4 6-12 2-5-2-6 4 2 8 12 8 8 0 10-3"
        fill="none"
        strokeWidth="4.5"
        stroke="#2f6b62"
      />
      <path d="M29 7l7 2-6 5z" fill="#b23a2c" />
    </>
  ),
  rome: (
    <>
      <path d={SHIELD} fill="#e3b53c" />
      <path d="M11 30q0-9 10-9h12q4 0 4 5v9h-3v-6l-2 6h-3l1-6h-8l-1 6h-3l-1-7-3 2zM33 21l2-5 3 3-1 4z" fill="#b23a2c" />
      <path d="M4 3h40v8H4z" fill="#5d7d3a" />
    </>
  ),
};

export function Arms({ dynasty, size = '2.6em' }: { readonly dynasty: string; readonly size?: string }) {
  return (
    <svg className="vi-arms" viewBox="0 0 48 57" height={size} aria-hidden="true">
      <g fill="none" stroke="#2b2119" strokeWidth="1.2" strokeLinejoin="round">
        {ARMS[dynasty]}
        <path d={SHIELD} strokeWidth="2" />
      </g>
    </svg>
  );
}
