/** A manuscript on display: bound in the pigments of its dialects, with its title and its points. */
import './ManuscriptCard.css';
import { Targets } from '../../../choosing/Targets';
import { type BoardContext, meant, t } from '../board-context';
import { breakable } from '../breakable';
import { partOf, shownOf } from '../part';

interface ManuscriptCardProps {
  readonly shown: BoardContext;
  readonly card: number;
}

function DrawnCard({ shown, card }: ManuscriptCardProps) {
  const { tables, text, lit, pick } = shown;
  const { title, level, dialects } = tables.manuscripts[card].card;
  const [one, other = one] = dialects;
  const says = t(shown, one === other ? 'about.manuscript.one' : 'about.manuscript.two', {
    level,
    points: level,
    one,
    other,
  });
  const thing = `manuscript-${card}`;
  return (
    <Targets
      choices={meant(shown, [{ type: 'manuscript', card }])}
      pick={pick}
      label={`${title}. ${says}`}
      className={`vu-manuscript ${lit.has(thing) ? 'lit' : ''}`}
      topic={`manuscript:${card}`}
      thing={thing}
    >
      <span className="vu-binding" aria-hidden="true">
        <i data-dialect={one} />
        <i data-dialect={other} />
      </span>
      <span className="vu-manuscript-face" aria-hidden="true">
        <em>{breakable(title)}</em>
        <small>{dialects.map((dialect) => text.names.dialects[dialect]).join(' · ')}</small>
      </span>
      <b className="vu-seal" aria-hidden="true">
        {level}
      </b>
    </Targets>
  );
}

export const ManuscriptCard = partOf(DrawnCard, ({ shown, card }) => [
  card,
  shown.lit.has(`manuscript-${card}`),
  shownOf(shown, [{ type: 'manuscript', card }]),
]);
