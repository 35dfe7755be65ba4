/** A small picture between two sides: walls with a breach if they would fall, or crossed pikes in the plain. */
import type { Seat } from '@bottega/kernel';
import { seatColor } from '../../../ui/SeatSign';

const LINE = 'var(--ink)';
const STONE = 'color-mix(in srgb, var(--town) 45%, var(--sheet))';

interface BattlefieldProps {
  readonly field: boolean;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** The attacker would win as it stands. */
  readonly isWon: boolean;
}

export function Battlefield({ field, attacker, defender, isWon }: BattlefieldProps) {
  return (
    <svg className="vi-battlefield" viewBox="0 0 120 90" aria-hidden="true" fill="none" stroke={LINE} strokeWidth="1.6">
      <path d="M2 84q30-7 58-3t58-3v10H2z" fill="color-mix(in srgb, var(--land) 70%, var(--sheet))" strokeWidth="1" />
      {field ? <Pikes flags={[attacker, defender].map(seatColor)} /> : <Walls isBreached={isWon} />}
    </svg>
  );
}

function Walls({ isBreached }: { readonly isBreached: boolean }) {
  return (
    <g strokeLinejoin="round">
      <path d="M30 80V34h-3v-9h5v4h4v-4h5v4h4v-4h5v9h-3v46z" fill={STONE} />
      <path d="M73 80V34h-3v-9h5v4h4v-4h5v4h4v-4h5v9h-3v46z" fill={STONE} />
      <path d="M47 80V46h4v4h4v-4h4v4h4v-4h4v4h6v30z" fill={STONE} />
      <path d="M55 80V66q5-8 10 0v14z" fill={LINE} />
      <path d="M38 40v6M82 40v6M36 54h6M79 60h6M49 58h5M66 56h5" strokeWidth="1" opacity=".6" />
      <path d="M38 25V8M38 8l14 4-14 5" fill="var(--lit)" />
      {isBreached && (
        <path d="M67 44l5 10-5 6 6 8-4 12M73 50l6 4-3 8" stroke="var(--army)" strokeWidth="2.6" strokeLinecap="round" />
      )}
      <path d="M4 84L18 56l14 28M18 56v-8M18 48l7 2-7 3" fill="var(--sheet)" />
      <path d="M90 86l12-24 12 24" fill="var(--sheet)" />
    </g>
  );
}

/** The flags in the colours of the two sides, each on the side of its own. */
function Pikes({ flags: [left, right] }: { readonly flags: readonly string[] }) {
  return (
    <g strokeLinecap="round">
      <path d="M24 80L92 14M34 82L100 22M96 80L28 14M86 82L20 22" strokeWidth="2" />
      <path d="M92 14l8-6-2 10zM100 22l8-5-3 9zM28 14l-8-6 2 10zM20 22l-8-5 3 9z" fill="var(--sheet)" />
      <path d="M44 62l-4-24 18 6z" fill={left} />
      <path d="M76 62l4-24-18 6z" fill={right} />
    </g>
  );
}
