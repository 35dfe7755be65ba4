/** The choice of a dynasty: its palace, start cities and family, and what is particular about it. */
import './Dynasties.css';
import { ACTIONS, CITIES, DYNASTIES, topFrame } from '@bottega/virtu/show';
import { Target } from '../../../choosing/Target';
import { SeatSign } from '../../../ui/SeatSign';
import { Arms } from '../art/Arms';
import { Sym } from '../art/Sym';
import { type BoardContext, playerName, t } from '../board-context';
import { CardFace } from '../card/CardFace';
import { tileHeard } from '../card/heard';
import { Relief } from '../card/Relief';

export function Dynasties({ shown }: { readonly shown: BoardContext }) {
  const { tables, view, text } = shown;
  const step = topFrame(view)?.step;
  if (step !== 'dynasty' && step !== 'firstPlayer') return null;
  return (
    <section className="vi-dynasties card" data-group="dynasties" aria-label={text.messages['table.dynasties']}>
      <h2>{text.messages['table.dynasties']}</h2>
      <ul>
        {tables.boards[view.seats].dynasties.map((dynasty) => (
          <li key={DYNASTIES[dynasty]}>
            <Dynasty shown={shown} dynasty={dynasty} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Dynasty({ shown, dynasty }: { readonly shown: BoardContext; readonly dynasty: number }) {
  const { tables, view, text, pick, name } = shown;
  const { names, messages } = text;
  const id = DYNASTIES[dynasty];
  const { startCities, agents, actions, family } = tables.palaces[dynasty];
  const choice = { type: 'dynasty', dynasty } as const;
  const holder = view.open.palaces.findIndex((palace) => palace.dynasty === dynasty);
  return (
    <Target
      choice={choice}
      pick={pick}
      label={pick.status(choice) === 'none' ? names.dynasties[id] : name(choice)}
      className="vi-dynasty-card"
      topic={`dynasty:${id}`}
    >
      <span className="vi-dynasty-head">
        <Arms dynasty={id} size="2.6em" />
        <span>
          <b>{names.dynasties[id]}</b> <i>{names.houses[id]}</i>
        </span>
        {holder >= 0 && (
          <span className="vi-tag" data-seat={holder}>
            <SeatSign seat={holder} /> {playerName(shown, holder)}
          </span>
        )}
      </span>
      <span className="vi-dynasty-says">{messages[`particular.${id}`]}</span>
      <span className="vi-dynasty-title">{messages['table.startCities']}</span>
      <span className="vi-dynasty-cities">
        {startCities.map((city) => (
          <span key={city} className="vi-dynasty-city" data-topic={`city:${CITIES[city]}`}>
            <span>{names.cities[CITIES[city]]}</span>
            <span className="sr-only">{tileHeard(shown, city)}</span>
            <span aria-hidden="true">
              <Relief shown={shown} relief={tables.tileReliefs[city]} />
            </span>
          </span>
        ))}
      </span>
      <span className="vi-dynasty-title">{messages['table.rooms']}</span>
      <span className="vi-dynasty-rooms">
        {actions.map((action) => (
          <span key={action} data-topic={`action:${ACTIONS[action]}`}>
            <Sym name={ACTIONS[action]} /> {names.actions[ACTIONS[action]]}
          </span>
        ))}
      </span>
      <span className="vi-dynasty-title">{messages['table.family']}</span>
      <span className="vi-dynasty-family">
        {family.map((card) => (
          <CardFace key={card} shown={shown} card={card} />
        ))}
      </span>
      <span className="vi-dynasty-agents" data-topic="agent">
        <Sym name="agent" /> {t(shown, 'table.startAgents', { agents })}
      </span>
    </Target>
  );
}
