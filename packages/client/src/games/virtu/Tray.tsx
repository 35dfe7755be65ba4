/** The card that is being placed: a family card, a new courtier, or one that was lifted. */
import './Tray.css';
import { familyOf, NONE, topFrame } from '@bottega/virtu/show';
import { CardFace } from './CardFace';
import type { PartProps } from './part';
import { type Shown, tell } from './shown';

export function Tray({ shown, seat, carry }: PartProps) {
  const card = cardInHand(shown, seat);
  const step = topFrame(shown.view)?.step;
  if (card === NONE) {
    if (step !== 'reorganize' || !shown.seen.asked.includes(seat)) return null;
    return <p className="vi-tray">{tell(shown, 'table.move')}</p>;
  }
  return (
    <section className="vi-tray" aria-label={tell(shown, 'table.hand')}>
      <strong>{tell(shown, 'table.hand')}</strong>
      <div className="vi-tray-card vi-liftable" onPointerDown={carry.hold}>
        <CardFace shown={shown} card={card} />
      </div>
      <span>{tell(shown, 'table.drag')}</span>
      {laterCards(shown, seat).map((later) => (
        <div key={later} className="vi-tray-later">
          <CardFace shown={shown} card={later} />
        </div>
      ))}
    </section>
  );
}

function cardInHand({ view, tables, seen }: Shown, seat: number): number {
  const frame = topFrame(view);
  const { cards } = view.open.palaces[seat];
  if (!seen.asked.includes(seat)) return NONE;
  switch (frame?.step) {
    case 'family':
      return familyOf(tables, view, seat).card ?? NONE;
    case 'install':
      return frame.card;
    case 'put':
      return cards[frame.slot];
    case 'relocate':
      return cards[frame.space];
    default:
      return NONE;
  }
}

/** V-3.2.4: the family cards that come after this one. */
function laterCards({ view, tables }: Shown, seat: number): readonly number[] {
  if (topFrame(view)?.step !== 'family') return [];
  const { chosen } = familyOf(tables, view, seat);
  return tables.palaces[view.open.palaces[seat].dynasty].family.slice(chosen.length + 1);
}
