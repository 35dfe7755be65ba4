/** The card that is being placed: a family card, a new courtier, or one that was lifted. */
import './Tray.css';
import { type Choice, familyOf, NONE, topFrame } from '@bottega/virtu/show';
import { AdviceFor } from '../../../choosing/AdviceMark';
import { type BoardContext, t } from '../board-context';
import { CardFace } from '../card/CardFace';
import type { PartProps } from './part';
import { Stats } from './Stats';

/** Whether cards are moved about in this palace now: then every place for one is shown, and the tray too. */
export function isPlacing({ view, seen }: BoardContext, seat: number): boolean {
  return seen.asked.includes(seat) && PLACING.has(topFrame(view)?.step);
}

const PLACING: ReadonlySet<string> = new Set(['family', 'reorganize', 'put', 'install', 'relocate']);

const END: Choice = { type: 'end' };

export function Tray({ shown, seat, carry }: PartProps) {
  if (!isPlacing(shown, seat)) return null;
  const card = cardInHand(shown, seat);
  const isFamily = topFrame(shown.view)?.step === 'family';
  // As high as with a card in it: what lies below must not move when one is lifted.
  if (card === NONE) {
    return isFamily ? (
      <div className="vi-tray" data-family="true">
        {t(shown, 'prompt.family.confirm')}
        <button type="button" className="primary" onClick={() => shown.pick.choose(END)}>
          {shown.name(END)}
          <AdviceFor choices={[END]} />
        </button>
      </div>
    ) : (
      <div className="vi-tray" data-family="false">
        <p className="vi-tray-text">{t(shown, 'table.move')}</p>
        <Stats shown={shown} seat={seat} isBrief />
      </div>
    );
  }
  const later = laterCards(shown, seat);
  return (
    <section className="vi-tray" data-family={isFamily} aria-label={t(shown, 'table.hand')}>
      {isFamily && <strong>{t(shown, 'table.hand')}</strong>}
      <div className="vi-tray-card vi-liftable" onPointerDown={carry.hold}>
        <CardFace shown={shown} card={card} />
      </div>
      <span className="vi-tray-text">{t(shown, 'table.drag')}</span>
      {!isFamily && <Stats shown={shown} seat={seat} isBrief />}
      {later.length > 0 && (
        <div className="vi-tray-later">
          {later.map((one) => (
            <CardFace key={one} shown={shown} card={one} />
          ))}
        </div>
      )}
    </section>
  );
}

function cardInHand({ view, tables }: BoardContext, seat: number): number {
  const frame = topFrame(view);
  const { cards } = view.open.palaces[seat];
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
function laterCards({ view, tables }: BoardContext, seat: number): readonly number[] {
  if (topFrame(view)?.step !== 'family') return [];
  const { chosen } = familyOf(tables, view, seat);
  return tables.palaces[view.open.palaces[seat].dynasty].family.slice(chosen.length + 1);
}
