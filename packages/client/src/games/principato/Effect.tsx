/** "Cost → gain" in pictures, and the same in words for those who cannot see them. */
import { type Alternative, alternativeMessage } from '@bottega/principato/show';
import { Icon, type IconName } from './art/icons';
import type { BoardContext } from './board-context';

interface EffectProps {
  readonly alternative: Alternative;
  readonly shown: Pick<BoardContext, 'say'>;
  /** Whether the words are said elsewhere. */
  readonly isSaid?: boolean;
}

export function Effect({ alternative, shown, isSaid = false }: EffectProps) {
  const { cost, gain } = alternative;
  const isFree = cost.food + cost.gold === 0;
  return (
    <>
      {!isSaid && <span className="sr-only">{shown.say(alternativeMessage(alternative))}.</span>}
      <span className="pr-effect-signs" aria-hidden="true">
        <Amount name="food" count={cost.food} />
        <Amount name="gold" count={cost.gold} />
        {!isFree && <span>→</span>}
        {gain.kind === 'tokens' && <Amount name={gain.token} count={gain.count} />}
        {gain.kind === 'culture' && <Amount name={gain.culture} count={1} />}
        {gain.kind === 'cubes' && (
          <>
            <Amount name="food" count={gain.food} />
            <Amount name="gold" count={gain.gold} />
          </>
        )}
        {gain.kind === 'produce' && (
          <>
            <Amount name={gain.per} count={1} />
            <span>→</span>
            <Amount name={gain.per === 'field' ? 'food' : 'gold'} count={1} />
          </>
        )}
        {gain.kind === 'recruit' && (
          <>
            <Amount name={gain.soldier} count={1} />
            <span>×?</span>
          </>
        )}
      </span>
    </>
  );
}

/** The pictures are part of the card that they are printed on. */
function Amount({ name, count }: { readonly name: IconName; readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="pr-amount">
      {count > 1 && <span>{count}</span>}
      <Icon name={name} topic={null} />
    </span>
  );
}
