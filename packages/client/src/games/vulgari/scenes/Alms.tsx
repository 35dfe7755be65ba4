/** The alms of a round: who gave how much to whom, and among whom the payer is chosen. */
import './Alms.css';
import { type Event, type FrameOf, NONE } from '@bottega/vulgari/show';
import { Target } from '../../../choosing/Target';
import { SeatSign } from '../../../ui/SeatSign';
import { type BoardContext, playerName, t } from '../board-context';
import { Ducats } from '../parts/Ducats';
import { SceneBox } from './SceneBox';

export type AlmsEvent = Extract<Event, { readonly type: 'alms' }>;

interface AlmsProps {
  readonly shown: BoardContext;
  readonly given: readonly AlmsEvent[];
  /** The question who pays. */
  readonly asked: FrameOf<'almsPayer'>;
}

export function Alms({ shown, given, asked }: AlmsProps) {
  const { text, view, name, pick } = shown;
  const payers = view.open.players.flatMap((_, seat) => {
    const choice = { type: 'payer', seat } as const;
    return pick.status(choice) === 'none' ? [] : [choice];
  });
  return (
    <SceneBox title={text.names.terms.phaseAlms} topic="alms">
      <ul className="vu-alms">
        {given.map((alms) => (
          <li key={alms.seat}>
            <Gift shown={shown} alms={alms} />
          </li>
        ))}
      </ul>
      {payers.length === 0 && <p>{t(shown, 'waiting.almsPayer', { seat: asked.seat })}</p>}
      {payers.length > 0 && (
        <div className="vu-options">
          {payers.map((choice) => (
            <Target
              key={choice.seat}
              choice={choice}
              pick={pick}
              label={name(choice)}
              className="vu-option"
              topic="alms"
            >
              <span className="vu-alms-payer" aria-hidden="true">
                <SeatSign seat={choice.seat} /> {playerName(shown, choice.seat)}
              </span>
              <span aria-hidden="true">
                <Ducats shown={shown} count={view.open.players[choice.seat].ducats} />
              </span>
            </Target>
          ))}
        </div>
      )}
    </SceneBox>
  );
}

/** From whom, how much, to whom. */
function Gift({
  shown,
  alms: { seat, payer, paid, bank },
}: {
  readonly shown: BoardContext;
  readonly alms: AlmsEvent;
}) {
  const key = payer === NONE ? 'event.alms.bank' : bank > 0 ? 'event.alms.both' : 'event.alms.payer';
  return (
    <>
      <span className="sr-only">{t(shown, key, { seat, payer, paid, bank })}</span>
      <span className="vu-gift" aria-hidden="true">
        {payer === NONE ? null : (
          <>
            <SeatSign seat={payer} /> {playerName(shown, payer)}
          </>
        )}
        {payer !== NONE && <Ducats shown={shown} count={paid} />}
        {bank > 0 && (
          <>
            {shown.text.messages['table.bank']} <Ducats shown={shown} count={bank} />
          </>
        )}
        <span className="vu-gift-arrow">→</span>
        <SeatSign seat={seat} /> {playerName(shown, seat)}
      </span>
    </>
  );
}
