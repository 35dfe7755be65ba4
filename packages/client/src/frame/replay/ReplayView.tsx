/** A moment of a game on the screen: board, controls, log, whose eyes, and going on from here. */
import './ReplayView.css';
import type { Loaded } from '@bottega/games';
import type { GameEvent, Seat } from '@bottega/kernel';
import { createFormatter, type GameText, type Language } from '@bottega/kernel/text';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { IDLE_CONTROLLER, NO_NAME } from '../../choosing/choice-controller';
import type { GameUi } from '../../games/board/game-ui';
import { Page } from '../../page/Page';
import { href, parseRoute } from '../../router';
import type { Moment, TableClient } from '../../table/table';
import { useText } from '../../text/use-text';
import { useKeys } from '../../ui/use-keys';
import { Waiting } from '../../ui/Waiting';
import { Asking } from '../help/asking';
import { explainer } from '../help/explain-topic';
import { HelpBubble } from '../help/HelpBubble';
import { HelpButton } from '../help/HelpButton';
import { RulesPanel } from '../help/RulesPanel';
import { ThingBubble } from '../help/ThingBubble';
import { useHelp } from '../help/use-help';
import type { Hovered } from '../help/use-pointing';
import { TrialFrame } from '../trial/TrialFrame';
import { useTrial } from '../trial/use-trial';
import { Zoom } from '../Zoom';
import { ReplayControls } from './ReplayControls';
import { ReplayLog } from './ReplayLog';
import { roundAt, useMoment, usePlaying } from './ReplayMoment';
import { ReplayShare, useAddress } from './ReplayShare';

export interface ReplayGame {
  readonly ui: GameUi;
  readonly loaded: Loaded;
  readonly text: GameText;
  /** The language of the text. */
  readonly language: Language;
}

/** The moments that there are. */
export type MomentRange = Pick<Moment, 'first' | 'length' | 'rounds'>;

export interface ReplayViewProps {
  readonly table: TableClient;
  readonly range: MomentRange;
  readonly game: ReplayGame;
  readonly at: number | null;
  readonly seat: Seat | null;
  readonly onError: (error: unknown) => void;
}

const STEP_MS = 1000;
const FAST = 4;

export function ReplayView({ table, range, game, at: startAt, seat: startSeat, onError }: ReplayViewProps) {
  const { t, find } = useText();
  const { info } = table;
  const { over, version } = useSyncExternalStore(table.subscribe, table.seen);
  const eyes = eyesOf(table, over);
  const [at, setAt] = useState(within(range, startAt ?? range.length));
  // Without a position in the address, the person who played sees their own game again.
  const [wanted, setSeat] = useState<Seat | null>(startAt === null && eyes.length === 1 ? eyes[0] : startSeat);
  const [isFast, setFast] = useState(false);
  const [pointed, setPointed] = useState<GameEvent | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [asking] = useState(() => new Asking()); // nothing is barred in a replay
  const hovered = useRef<Hovered>(null);
  const help = useHelp(frame);
  const seat = wanted !== null && eyes.includes(wanted) ? wanted : null;

  const shown = useMoment(table, { at, seat }, version, onError);
  const { isPlaying, toggle, stop } = usePlaying(shown, at, isFast ? STEP_MS / FAST : STEP_MS, setAt);
  const address = useAddress({ page: 'replay', id: info.id, at, seat });
  const enterHelp = () => {
    stop(); // what is explained must not change meanwhile
    help.enter(hovered.current);
  };
  useKeys({ i: enterHelp, 'shift+i': enterHelp });

  useEffect(() => {
    // Only somebody who changes the address by hand or goes back is heard here; what we write into it ourselves is not.
    const onHash = () => {
      const route = parseRoute(location.hash);
      if (route.page !== 'replay' || route.id !== info.id) return;
      if (route.at !== null) setAt(within(range, route.at));
      setSeat(route.seat);
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [info.id, range]);

  const { ui, loaded, text, language } = game;
  const trying = useTrial(table, loaded.game);
  const tryAs = (player: Seat) => {
    stop();
    trying.begin(table.moment(at, player).then(({ seen }) => seen));
  };
  const names = useMemo(() => info.players.map(({ name }) => name), [info]);
  const say = useMemo(() => createFormatter(text, language, names), [text, language, names]);
  const topics = useMemo(() => loaded.words.topics(names.length), [loaded, names]);
  const explain = useMemo(() => explainer(topics, text, say, find), [topics, text, say, find]);
  const lines = useMemo(() => {
    return (shown?.seen.log ?? []).map((event) => {
      const message = loaded.words.event(event);
      return { event, line: message === null ? null : say(message) };
    });
  }, [shown, loaded, say]);
  const lit = useMemo(() => {
    const log = shown?.seen.log ?? [];
    const events = pointed !== null ? [pointed] : log.slice(log.length - (shown?.fresh ?? 0));
    return new Set(events.flatMap((event) => ui.things(event)));
  }, [pointed, shown, ui]);

  // Drawn once a moment: the controls must answer at once, however much lies on the table.
  const board = useMemo(() => {
    const { Board } = ui;
    if (shown === null) return null;
    return (
      <Zoom>
        <Board
          seen={shown.seen}
          info={info}
          game={loaded.game}
          text={text}
          say={say}
          pick={IDLE_CONTROLLER}
          name={NO_NAME}
          lit={lit}
        />
      </Zoom>
    );
  }, [ui, shown, info, loaded, text, say, lit]);

  if (shown === null) {
    return (
      <Page title={t('replay.title')}>
        <h1>{t('replay.title')}</h1>
        <Waiting />
      </Page>
    );
  }
  if (trying.trial !== null) {
    return (
      <TrialFrame
        trial={trying.trial}
        real={null}
        ui={ui}
        loaded={loaded}
        text={text}
        onBack={trying.end}
        onPlay={trying.end}
      />
    );
  }
  const round = roundAt(shown, at);
  return (
    <Page wide title={t('replay.title')}>
      {help.isOn && <HelpBubble help={help} explain={explain} text={text} onRule={setRule} />}
      <ThingBubble
        asking={asking}
        frame={frame}
        isOff={help.isOn}
        version={at}
        explain={explain}
        pointed={hovered}
        reason={({ rule: id, facts }) => say(loaded.words.refusal(id, facts))}
        onRule={setRule}
      />
      <div className="replay" ref={setFrame} data-helping={help.isOn}>
        <header className="replay-head">
          <h1>{t('replay.title')}</h1>
          <p>{text.title}</p>
          {eyes.length > 0 && (
            <label className="replay-eyes" data-topic="frame.eyes">
              <span>{t('replay.eyes')}</span>
              <select
                value={seat ?? ''}
                onChange={({ target }) => setSeat(target.value === '' ? null : Number(target.value))}
              >
                <option value="">{t('replay.everybody')}</option>
                {eyes.map((one) => (
                  <option key={one} value={one}>
                    {names[one]}
                  </option>
                ))}
              </select>
            </label>
          )}
          {over && (
            <a className="button" href={href({ page: 'analysis', id: info.id, at: null })}>
              {t('end.analyse')}
            </a>
          )}
          <HelpButton help={help} onEnter={enterHelp} />
        </header>
        <section className="replay-board" aria-label={t('table.board')}>
          {board}
        </section>
        <aside className="replay-side">
          <ReplayShare
            id={info.id}
            at={at}
            seat={seat}
            seats={eyes}
            names={names}
            address={address}
            canContinue={!shown.seen.over}
            onTry={tryAs}
            tryError={trying.error}
          />
          <ReplayLog lines={lines} fresh={shown.fresh} onPoint={setPointed} />
        </aside>
        <ReplayControls
          shown={shown}
          at={at}
          round={round === null ? null : say(round.name)}
          caption={lines.findLast(({ line }) => line !== null)?.line ?? ''}
          isPlaying={isPlaying}
          isFast={isFast}
          isDeaf={help.isOn}
          onGo={(next) => {
            stop();
            setAt(next);
          }}
          onToggle={toggle}
          onFast={() => setFast(!isFast)}
        />
      </div>
      {rule !== null && (
        <RulesPanel game={info.game} text={text} topics={topics} say={say} rule={rule} onClose={() => setRule(null)} />
      )}
    </Page>
  );
}

function within({ first, length }: MomentRange, at: number): number {
  return Math.min(Math.max(at, first), length);
}

/** Whose eyes may be chosen: everybody's after the end, before it only those of the one person who plays. */
function eyesOf({ info }: TableClient, isOver: boolean): Seat[] {
  const seats = info.players.map((_, seat) => seat);
  if (isOver) return seats;
  const people = seats.filter((seat) => info.players[seat].bot === null);
  return people.length === 1 ? people : [];
}
