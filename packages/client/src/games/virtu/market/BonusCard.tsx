/** A patronage bonus: a person or a work, what it does, and who has it. */
import { BONUSES, bonusEffect, FIRST_WORK, NONE, needsSpace } from '@bottega/virtu/show';
import { Targets } from '../../../choosing/Targets';
import { SeatSign } from '../../../ui/SeatSign';
import { Sym } from '../art/Sym';
import { type BoardContext, meant, playerName } from '../board-context';
import { Prestiges } from '../card/Prestiges';
import { Relief } from '../card/Relief';

export function BonusCard({ shown, bonus }: { readonly shown: BoardContext; readonly bonus: number }) {
  const { view, text, tables, seen } = shown;
  const { names, messages } = text;
  const id = BONUSES[bonus];
  const owner = view.open.bonuses[bonus];
  const isPerson = bonus < FIRST_WORK;
  const isReplacing =
    seen.seat !== null &&
    shown.pick.status({ type: 'bonus', bonus }) === 'may' &&
    needsSpace(tables, view, seen.seat, bonus);
  const courtier = tables.cards.find((face) => face.id === id);
  return (
    <Targets
      choices={meant(shown, [{ type: 'bonus', bonus }])}
      pick={shown.pick}
      label={names.bonuses[id]}
      className="vi-item"
      topic={`bonus:${id}`}
      thing={`bonus-${bonus}`}
    >
      <span className="vi-item-face" data-left={owner === NONE ? 1 : 0}>
        <span className="vi-card">
          <span className="vi-medal">
            <Sym name={isPerson ? 'courtier' : 'work'} size="1.5em" title={names.terms[isPerson ? 'person' : 'work']} />
          </span>
          <span className="vi-card-text">
            <span className="vi-card-line">
              <span className="vi-card-name">{names.bonuses[id]}</span>
              <Prestiges shown={shown} points={tables.bonusPrestige[bonus]} />
            </span>
            {courtier !== undefined && <Relief shown={shown} relief={courtier.relief} />}
            <span className="vi-effect">{messages[bonusEffect(id)]}</span>
            {isReplacing && <span className="vi-left">{messages['table.replaces']}</span>}
            {owner !== NONE && (
              <span className="vi-tag" data-seat={owner}>
                <SeatSign seat={owner} />
                {playerName(shown, owner)}
              </span>
            )}
          </span>
        </span>
      </span>
    </Targets>
  );
}
