/** The Pope cards turned so far and what they mean; with the second red one, that everything ends (D-20). */
import './Pope.css';
import { popeKey, ROME, ZONES } from '@bottega/vulgari/show';
import { type BoardContext, t } from '../board-context';
import { SceneBox } from './SceneBox';

export function Pope({ shown }: { readonly shown: BoardContext }) {
  const { view, text } = shown;
  const { popes, isLastRound } = view.open;
  const red = popes.filter(Boolean).length;
  const newest = popes[popes.length - 1];
  return (
    <SceneBox title={text.names.terms.popeCard} topic="popeCard" sign={<PopeCard shown={shown} isRed={newest} />}>
      <p className="vu-pope-says">{t(shown, popeKey(newest, red))}</p>
      {isLastRound && <p>{t(shown, 'event.toRome', { zone: ZONES[ROME] })}</p>}
    </SceneBox>
  );
}

function PopeCard({ shown, isRed }: { readonly shown: BoardContext; readonly isRed: boolean }) {
  const label = shown.text.messages[isRed ? 'table.pope.card.red' : 'table.pope.card.white'];
  return (
    <svg
      className="vu-pope-card"
      data-red={isRed}
      viewBox="0 0 60 84"
      width="60"
      height="84"
      role="img"
      aria-label={label}
    >
      <rect x="2" y="2" width="56" height="80" rx="5" />
      <rect x="6" y="6" width="48" height="72" rx="3" />
      <path d="M30 16v8M26 20h8M30 25q14 12 12 32H18q-2-20 12-32zM18 50h24M19 41h22M22 33h16" />
      {isRed ? <path d="M16 66h28M22 71h16" /> : <path d="M20 70q10-8 20 0" />}
    </svg>
  );
}
