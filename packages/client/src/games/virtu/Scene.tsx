/** What is going on at the moment besides the question: a payment with its price and pool, or a fight with both strengths. */
import './Scene.css';
import { CITIES, NONE, SYMBOLS, strengths, tableOf, topFrame } from '@bottega/virtu/show';
import { SeatSign } from '../../frame/SeatSign';
import { Relief } from './Relief';
import { playerName, type Shown, tell } from './shown';

export function Scene({ shown }: { readonly shown: Shown }) {
  const { view, text, tables } = shown;
  const { open } = view;
  const frame = topFrame(view);
  if (frame?.step === 'pay') {
    const cost = SYMBOLS.map((symbol) =>
      symbol === 'war' || symbol === 'arrow' || symbol in frame ? frame[symbol] : 0,
    );
    return (
      <section className="vi-scene card" aria-label={text.messages['table.payment']}>
        <strong>{text.messages['table.price']}</strong> <Relief shown={shown} relief={cost} />
        {frame.either > 0 && <span>{tell(shown, 'table.either', { count: frame.either })}</span>}
        <strong>{text.messages['table.pool']}</strong>{' '}
        {open.pool.some((count) => count > 0) ? <Relief shown={shown} relief={open.pool} /> : '–'}
      </section>
    );
  }
  const fight = open.stack.findLast((one) => one.step === 'combat');
  if (fight === undefined || fight.step !== 'combat') return null;
  const [attack, defence] = strengths(tables, tableOf(view), fight);
  const { names } = text;
  const title = names.terms[fight.field ? 'fieldBattle' : 'siege'];
  return (
    <section className="vi-scene vi-fight card" data-topic={fight.field ? 'fieldBattle' : 'siege'} aria-label={title}>
      <strong>
        {title}: {names.cities[CITIES[fight.city]]}
      </strong>
      <span className="vi-side" data-seat={fight.attacker}>
        <SeatSign seat={fight.attacker} />
        {playerName(shown, fight.attacker)} <b>{attack}</b>
      </span>
      <span aria-hidden="true">⚔</span>
      <span className="vi-side" {...(fight.defender === NONE ? {} : { 'data-seat': fight.defender })}>
        {fight.defender === NONE ? (
          names.terms.neutralCity
        ) : (
          <>
            <SeatSign seat={fight.defender} />
            {playerName(shown, fight.defender)}
          </>
        )}{' '}
        <b>{defence}</b>
      </span>
    </section>
  );
}
