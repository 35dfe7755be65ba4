/** Lingua Volgare: aside until the manuscripts move up, then to be had once, anywhere. */
import { LINGUA_ACTIONS, LINGUA_LEVEL, LINGUA_POINTS } from '@bottega/vulgari/show';
import { Targets } from '../../../choosing/Targets';
import { type BoardContext, meant, t } from '../board-context';
import { Actions } from '../parts/Actions';

export function Lingua({ shown }: { readonly shown: BoardContext }) {
  const { tables, text, pick, view, lit } = shown;
  const { lingua, linguaOf } = view.open;
  const name = text.names.terms.linguaVolgare;
  const thing = `manuscript-${tables.lingua}`;
  const about = t(shown, 'about.lingua', { level: LINGUA_LEVEL, points: LINGUA_POINTS });
  const state = lingua === 'shown' ? t(shown, 'table.level', { level: LINGUA_LEVEL }) : stateOf();
  return (
    <section className="vu-level" aria-label={name}>
      <div className="vu-level-head">
        <b className="vu-level-number" title={t(shown, 'table.level', { level: LINGUA_LEVEL })} aria-hidden="true">
          {LINGUA_LEVEL}
        </b>
        <Actions shown={shown} count={LINGUA_ACTIONS} />
      </div>
      <Targets
        choices={meant(shown, [{ type: 'manuscript', card: tables.lingua }])}
        pick={pick}
        label={[name, about, state].join(' ')}
        className={`vu-manuscript vu-lingua ${lit.has(thing) ? 'lit' : ''}`}
        topic="manuscript:lingua"
        thing={thing}
      >
        <span className="vu-binding" data-golden="true" aria-hidden="true" />
        <span className="vu-manuscript-face" aria-hidden="true">
          <em>{name}</em>
          <small>{state}</small>
        </span>
        <b className="vu-seal" aria-hidden="true">
          {LINGUA_POINTS}
        </b>
      </Targets>
    </section>
  );

  function stateOf(): string {
    return lingua === 'aside' ? t(shown, 'table.lingua.aside') : t(shown, 'table.lingua.taken', { seat: linguaOf });
  }
}
