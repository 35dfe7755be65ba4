/** A place for a card in a palace: the card, what can be done with it, and where a dragged card can fall. */
import { type Choice, familyOf, isSpent, NONE, SPACE_COUNT, topFrame } from '@bottega/virtu/show';
import type { ReactNode } from 'react';
import { meant } from '../board-context';
import { CardFace } from '../card/CardFace';
import { Source } from '../payment/Source';
import { marksOf, type PartProps, sourceChoices } from './part';

interface SlotProps extends PartProps {
  readonly slot: number;
  /** The number of its relief as a source, or NONE. */
  readonly source: number;
  /** What the place is called; a card on it says by itself what it is. */
  readonly name: string;
  readonly choices?: readonly Choice[];
  /** What is seen while no card lies there. */
  readonly children: ReactNode;
}

export function Slot({ shown, seat, isOwn, carry, slot, source, name, choices = [], children }: SlotProps) {
  const { view, tables, pick } = shown;
  const palace = view.open.palaces[seat];
  const frame = topFrame(view);
  const placed = isOwn && frame?.step === 'family' ? placedFamily(shown, seat, slot) : NONE;
  const card = placed === NONE ? palace.cards[slot] : placed;
  const own: Choice[] = isOwn
    ? [...(source === NONE ? [] : sourceChoices(source)), ...choices, { type: 'pick', slot }, { type: 'put', slot }]
    : [];
  const isHeld = isOwn && frame?.step === 'put' && frame.slot === slot;
  const canLift = isOwn && pick.status({ type: 'pick', slot }) === 'may';
  return (
    <Source
      shown={shown}
      source={isOwn ? source : NONE}
      choices={meant(shown, own)}
      label={name}
      {...(card === NONE ? {} : { topic: `card:${tables.cards[card].id}` })}
      className={`vi-slot ${isHeld ? 'vi-held' : ''} ${canLift || isHeld ? 'vi-liftable' : ''}`}
      thing={`slot-${seat}-${slot}`}
      drop={isOwn ? String(slot) : undefined}
      onGrab={canLift ? (press) => carry.lift(press, slot) : isHeld ? carry.hold : undefined}
    >
      {card === NONE ? (
        children
      ) : (
        <CardFace
          shown={shown}
          card={card}
          isReady={slot >= SPACE_COUNT || placed !== NONE || palace.ready[slot]}
          isSpent={isOwn && source !== NONE && isSpent(shown.view, source)}
          marks={isOwn && source !== NONE ? marksOf(shown, source) : {}}
        />
      )}
    </Source>
  );
}

/** V-3.2.4: family cards that only their owner sees so far. */
function placedFamily({ view, tables }: PartProps['shown'], seat: number, slot: number): number {
  const { chosen } = familyOf(tables, view, seat);
  const at = chosen.indexOf(slot);
  return at < 0 ? NONE : tables.palaces[view.open.palaces[seat].dynasty].family[at];
}
