/** What one is and what one becomes: the headgear of merchant, friar and cardinal, and the signs of the four offices. */
import './Rank.css';
import type { OFFICES, STATUSES } from '@bottega/vulgari/show';
import type { ReactNode } from 'react';

type RankId = (typeof STATUSES)[number] | (typeof OFFICES)[number];

const DRAWN: Readonly<Record<RankId, ReactNode>> = {
  // The chaperon of a townsman, its liripipe over the shoulder.
  merchant: (
    <>
      <path className="vu-rank-face" d="M17 24h14v8q0 8-7 8t-7-8z" />
      <path className="vu-rank-red" d="M10 24q-2-12 14-13 16 1 14 13-4 4-14 4t-14-4z" />
      <path className="vu-rank-red" d="M36 22q8 2 6 12l-3 9q-3-1-2-4 2-8-3-13z" />
      <path d="M13 22q11 5 22 0M20 33h.1M28 33h.1M22 37q2 1 4 0" />
    </>
  ),
  // A cowl with the tonsured head in it.
  friar: (
    <>
      <path className="vu-rank-brown" d="M24 6q15 2 15 20l3 18H6l3-18Q9 8 24 6z" />
      <path className="vu-rank-face" d="M15 27q0-12 9-12t9 12q0 12-9 13-9-1-9-13z" />
      <path className="vu-rank-brown" d="M15 24q0-9 9-9t9 9l-3-4q-6-3-12 0z" />
      <path d="M20 29h.1M28 29h.1M21 35q3 2 6 0M24 44v-4" />
    </>
  ),
  // The red galero with its tassels.
  cardinal: (
    <>
      <path className="vu-rank-face" d="M17 20h14v10q0 9-7 9t-7-9z" />
      <path className="vu-rank-red" d="M4 20q6-4 12-4 0-8 8-8t8 8q6 0 12 4-8 5-20 5T4 20z" />
      <path d="M12 23q-5 8-1 14M36 23q5 8 1 14M20 30h.1M28 30h.1M22 35q2 1 4 0" />
      <path
        className="vu-rank-red"
        d="M9 36h4v5H9zM35 36h4v5h-4zM6 41h4v4H6zM12 41h4v4h-4zM32 41h4v4h-4zM38 41h4v4h-4z"
      />
    </>
  ),
  banker: (
    <>
      <path className="vu-rank-gold" d="M12 40a9 4 0 0 0 18 0v-5H12zM12 33a9 4 0 0 0 18 0v-5H12z" />
      <ellipse className="vu-rank-gold" cx="21" cy="28" rx="9" ry="4" />
      <circle className="vu-rank-gold" cx="33" cy="16" r="8" />
      <path d="M33 12v8M31 14h4" />
    </>
  ),
  benedictine: (
    <>
      <path className="vu-rank-light" d="M5 14q10-5 19 0 9-5 19 0v26q-10-5-19 0-9-5-19 0z" />
      <path d="M24 14v26M10 20q5-2 10 0M10 26q5-2 10 0M10 32q5-2 10 0M28 20q5-2 10 0M28 26q5-2 10 0M28 32q5-2 10 0" />
    </>
  ),
  camerlengo: (
    <>
      <path className="vu-rank-gold" d="M13 6a6 6 0 1 1-1 11l0 0 18 20 4-3 3 3-4 4 2 3-4 3-25-28a6 6 0 0 1 7-13z" />
      <path className="vu-rank-light" d="M35 6a6 6 0 1 0 1 11L18 37l-4-3-3 3 4 4-2 3 4 3 25-28a6 6 0 0 0-7-13z" />
    </>
  ),
  // The tiara with its three crowns.
  pope: (
    <>
      <path className="vu-rank-light" d="M24 7q13 12 11 34H13Q11 19 24 7z" />
      <path
        className="vu-rank-gold"
        d="M12 41h24l1-6-4 2-4-3-5 3-5-3-4 3-4-2zM13 30h22l-1-5-4 2-6-3-6 3-4-2zM17 20h14l-2-4-2 1-3-3-3 3-2-1z"
      />
      <path className="vu-rank-gold" d="M24 1v6M21 4h6" />
    </>
  ),
};

export function Rank({ rank }: { readonly rank: RankId }) {
  return (
    <svg className="vu-rank" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      {DRAWN[rank]}
    </svg>
  );
}
