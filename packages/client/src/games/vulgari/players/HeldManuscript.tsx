/** A manuscript that somebody has: its level on the pigment of its dialect, and its title. */
import './HeldManuscript.css';
import { LINGUA_LEVEL, LINGUA_POINTS } from '@bottega/vulgari/show';
import { type BoardContext, t } from '../board-context';
import { breakable } from '../breakable';

export function HeldManuscript({ shown, card }: { readonly shown: BoardContext; readonly card: number }) {
  const { tables, text, lit } = shown;
  const className = `vu-held ${lit.has(`manuscript-${card}`) ? 'lit' : ''}`;
  if (card === tables.lingua) {
    return (
      <li className={className} data-topic="manuscript:lingua" data-thing={`manuscript-${card}`}>
        <b className="vu-held-level" data-golden="true" aria-hidden="true">
          {LINGUA_LEVEL}
        </b>
        <span className="vu-held-title">{text.names.terms.linguaVolgare}</span>
        <span className="sr-only">{t(shown, 'about.lingua', { level: LINGUA_LEVEL, points: LINGUA_POINTS })}</span>
      </li>
    );
  }
  const { title, level, dialects } = tables.manuscripts[card].card;
  const [one, other = one] = dialects;
  const says = t(shown, one === other ? 'about.manuscript.one' : 'about.manuscript.two', {
    level,
    points: level,
    one,
    other,
  });
  return (
    <li className={className} data-topic={`manuscript:${card}`} data-thing={`manuscript-${card}`} title={says}>
      <b className="vu-held-level" aria-hidden="true">
        <i data-dialect={one} />
        <i data-dialect={other} />
        <span>{level}</span>
      </b>
      <span className="vu-held-title">{breakable(title)}</span>
      <span className="sr-only">{says}</span>
    </li>
  );
}
