/** A row of arches with round windows, like the loggia of a Florentine street: a line between parts of a page. */
import { useId } from 'react';
import './Arcade.css';

export function Arcade() {
  const id = useId();
  return (
    <svg className="arcade" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="60" height="52" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor">
            <path d="M0 3.5h60M0 7.5h60" strokeWidth="1" />
            <path d="M0 51.5h60" strokeWidth="1.5" />
            <path d="M6 51V33a24 22 0 0 1 48 0v18" strokeWidth="1.25" />
            <path d="M10 51V33a20 18 0 0 1 40 0v18" strokeWidth="0.75" />
            <circle cx="0" cy="18" r="5.5" strokeWidth="1" />
            <circle cx="60" cy="18" r="5.5" strokeWidth="1" />
            <circle cx="0" cy="18" r="2" strokeWidth="0.75" />
            <circle cx="60" cy="18" r="2" strokeWidth="0.75" />
            <path d="M-6 33h16M50 33h16M0 34.5v15M60 34.5v15" strokeWidth="1" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="52" fill={`url(#${id})`} />
    </svg>
  );
}
