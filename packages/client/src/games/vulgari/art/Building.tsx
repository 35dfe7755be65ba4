/** What stands in a zone, as an illuminator would draw it: within a medallion of radius 18. */
import './Building.css';
import type { ROLES } from '@bottega/vulgari/show';
import type { ReactNode } from 'react';

type BuildingId = (typeof ROLES)[number] | 'cathedral';

const DRAWN: Readonly<Record<BuildingId, ReactNode>> = {
  city: (
    <>
      <path className="vu-wall" d="M-7-11h5v18h-5zM3-7h5v14H3zM-13-3h6v10h-6z" />
      <path className="vu-roof" d="M-8-11l3.5-6L-1-11zM2-7l3.5-5L9-7z" />
      <path className="vu-wall" d="M-15-1h3v2h2v-2h3v2h2v-2h3v2h2v-2h3v2h2v-2h3v2h2v-2h3v10h-30z" />
      <path className="vu-dark" d="M-3 9V5q3-4 6 0v4z" />
    </>
  ),
  // A Gothic front with its rose.
  cathedral: (
    <>
      <path className="vu-wall" d="M-12 10V-5l4-6 4 6v15zM4 10V-5l4-6 4 6v15z" />
      <path className="vu-wall" d="M-6 10V-6L0-16 6-6v16z" />
      <circle className="vu-glass" cy="-4" r="3.2" />
      <path className="vu-dark" d="M-2.6 10V5q2.6-4 5.2 0v5zM-9.4 10V6q1.4-2 2.8 0v4zM6.6 10V6Q8 4 9.4 6v4z" />
      <path d="M0-16v-3M-1.6-17.6h3.2M0-7.2v6.4M-3.2-4h6.4" />
    </>
  ),
  // A gate that stands open.
  start: (
    <>
      <path className="vu-wall" d="M-12-7h3v2h2v-2h3v3h8v-3h3v2h2v-2h3V10h-24z" />
      <path className="vu-dark" d="M-5 10V3q0-5 5-5t5 5v7z" />
      <path className="vu-roof" d="M0-17l9 3-9 3z" />
      <path d="M0-4v-14M-9-1v3M9-1v3" />
    </>
  ),
  // A basilica with its campanile.
  abbey: (
    <>
      <path className="vu-wall" d="M7-9h6v19H7zM-13 0l8-6 8 6v10h-16zM-13 4h20v6h-20z" />
      <path className="vu-roof" d="M6-9l4-6 4 6zM-15 1l10-8L5 1z" />
      <path className="vu-dark" d="M-7 10V6q2-3 4 0v4zM9-5h2v3H9z" />
      <path d="M10-15v-3.5M8.6-17.2h2.8" />
    </>
  ),
  // A chapel with a gable for its bell, and the arches of a cloister.
  convent: (
    <>
      <path className="vu-wall" d="M-13 10V-3l6-5 6 5v13zM-1 1h14v9H-1z" />
      <path className="vu-roof" d="M-15-2l8-7 8 7zM-2 1h16l-2-4H0z" />
      <path className="vu-wall" d="M-9-9v-5q2-4 4 0v5z" />
      <path
        className="vu-dark"
        d="M-9 10V5q2-3 4 0v5zM1.5 10V7q1.5-3 3 0v3zM6 10V7q1.5-3 3 0v3zM-7.8-10v-2.5h1.6v2.5z"
      />
    </>
  ),
  // The sun of the Canticle; its round is written into it.
  franciscan: (
    <>
      <path
        className="vu-rays"
        d="M0 -17L2.8 -10.6L8.5 -14.7L7.8 -7.8L14.7 -8.5L10.6 -2.8L17 0L10.6 2.8L14.7 8.5L7.8 7.8L8.5 14.7L2.8 10.6L0 17L-2.8 10.6L-8.5 14.7L-7.8 7.8L-14.7 8.5L-10.6 2.8L-17 0L-10.6 -2.8L-14.7 -8.5L-7.8 -7.8L-8.5 -14.7L-2.8 -10.6Z"
      />
      <circle className="vu-disc" r="10" />
    </>
  ),
  // The two towers of Bologna, of which one leans.
  messenger: (
    <>
      <path className="vu-wall" d="M-8 10V-16h5V10zM3 10L6-7l5 .9L8 10z" />
      <path className="vu-roof" d="M-9-16h7l-1-2h-5z" />
      <path className="vu-wall" d="M-14 4h6v6h-6zM8 5h6v5H8z" />
      <path className="vu-dark" d="M-6.5-11h2v3h-2zM-6.5-4h2v3h-2zM-6.5 4h2v3h-2z" />
    </>
  ),
  // Fields and a pine.
  plain: (
    <>
      <path className="vu-field" d="M-15 6Q-7-3 1 3t14-2v3q-4 6-15 6T-15 6z" />
      <path className="vu-tree" d="M-11-6q2-7 8-6 7 0 7 6-3 3-8 2.5Q-9-3-11-6z" />
      <path d="M-3.5-3.5V5M-12 7q6-5 12-1M3 5q5-3 10 0" />
    </>
  ),
};

export function Building({ of, children }: { readonly of: BuildingId; readonly children?: ReactNode }) {
  return (
    <svg className="vu-building" viewBox="-20 -20 40 40" data-building={of} aria-hidden="true">
      <circle className="vu-medallion" r="18.5" />
      {DRAWN[of]}
      {children}
    </svg>
  );
}
