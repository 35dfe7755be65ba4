/** The frame around every game: prompt, choices, board, log, undo, reasons, help. It holds no rule. */
import './Frame.css';
import type { Loaded } from '@bottega/games';
import type { Barred, Choice, GameEvent, Refusal, Seat } from '@bottega/kernel';
import { createFormatter, type GameText } from '@bottega/kernel/text';
import { botIn } from '@bottega/table';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Choices } from '../choosing/Choices';
import { createChoiceController, IDLE_CONTROLLER, NO_NAME } from '../choosing/choice-controller';
import { explainError } from '../errors';
import type { GameUi } from '../games/board/game-ui';
import { randomSeed } from '../games/new-table';
import { ExportButton } from '../page/ExportButton';
import { Page } from '../page/Page';
import { go, href } from '../router';
import type { TableClient } from '../table/table';
import { useTableService } from '../table-service';
import { useText } from '../text/use-text';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { useHeight } from '../ui/use-height';
import { useKeys } from '../ui/use-keys';
import { useSettings } from '../use-settings';
import { Announcer } from './Announcer';
import { Chat } from './company/Chat';
import { CompanyTools } from './company/CompanyTools';
import { ConnectionLine } from './company/ConnectionLine';
import { ProposalBox } from './company/ProposalBox';
import { End } from './end/End';
import { HandOver } from './HandOver';
import { Asking } from './help/asking';
import { explainer } from './help/explain-topic';
import { HelpBubble } from './help/HelpBubble';
import { HelpButton } from './help/HelpButton';
import { HintBox } from './help/HintBox';
import { HintThinking } from './help/HintThinking';
import { RulesPanel } from './help/RulesPanel';
import { ThingBubble } from './help/ThingBubble';
import { useHelp } from './help/use-help';
import { useHint } from './help/use-hint';
import type { Hovered } from './help/use-pointing';
import { Log } from './log/Log';
import { PaceControls } from './pace/PaceControls';
import { Recap } from './recap/Recap';
import { recapLines } from './recap/recap-lines';
import { ToRecap } from './recap/ToRecap';
import { useFresh } from './recap/use-fresh';
import { useNews } from './recap/use-news';
import { useWatching, WatchBar } from './recap/Watch';
import { useOneStop } from './roving/use-one-stop';
import { SeatStrip } from './seats/SeatStrip';
import { playSound } from './sound';
import { TroubleBox } from './TroubleBox';
import { useAnnouncements } from './use-announcements';
import { useFlip } from './use-flip';
import { useTold } from './use-told';
import { useTrouble } from './use-trouble';
import { useUntil } from './use-until';
import { WasteAsk } from './WasteAsk';
import { Zoom } from './Zoom';

export interface FrameProps {
  readonly table: TableClient;
  readonly ui: GameUi;
  readonly loaded: Loaded;
  readonly text: GameText;
}

const NO_AMOUNTS = {};
const NOTHING_LIT: ReadonlySet<string> = new Set();

export function Frame({ table, ui, loaded, text }: FrameProps) {
  const pageText = useText();
  const { t } = pageText;
  const service = useTableService();
  const { settings, change } = useSettings();
  const seen = useSyncExternalStore(table.subscribe, table.seen);
  const { info } = table;
  const company = useSyncExternalStore(table.subscribe, () => table.company?.seen().state ?? null);
  const control = useTrouble(table);
  const { attempt } = control;
  const [asking] = useState(() => new Asking());
  const pointed = useRef<Hovered>(null);
  // Refusals and hints are true of one position only.
  const [notice, setNotice] = useUntil<string>(seen.version);
  /** A choice that gives something away, until it is made or not. */
  const [waste, setWaste] = useUntil<{ readonly choice: Choice; readonly loss: string }>(seen.version);
  /** What a line of the log or the recap is about while it is pointed at; a line that goes away tells nobody. */
  const [lit, setLit] = useUntil<ReadonlySet<string>>(seen.version);
  const [rule, setRule] = useState<string | null>(null);
  // Who opens a game that is over, or wants everything at once, gets the score sheet at once.
  const [isCounted, setCounted] = useState(seen.over || settings.pace === 'instant');
  const [isRulesChangeTold, setRulesChangeTold] = useState(table.rulesChange === null);
  const board = useRef<HTMLDivElement>(null);
  const promptBar = useRef<HTMLDivElement>(null);
  useHeight(promptBar, '--prompt-height');

  const names = useMemo(() => info.players.map(({ name }) => name), [info]);
  const say = useMemo(() => createFormatter(text, settings.language, names), [text, settings.language, names]);
  const { words } = loaded;
  const topics = useMemo(() => words.topics(names.length), [words, names]);
  const explainTopic = useMemo(() => explainer(topics, text, say, pageText.find), [topics, text, say, pageText]);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const help = useHelp(frame);
  useOneStop(frame, '.zoom-view');

  useFlip(board, seen.version, settings.motion);
  const isMine = seen.seat !== null && seen.asked.includes(seen.seat);
  useEffect(() => {
    if (settings.sound && isMine) playSound();
  }, [isMine, settings.sound]);

  const refused = useCallback(
    (refusal: Refusal | null) => {
      if (refusal === null) return;
      if (refusal.rule !== null) setNotice(say(words.refusal(refusal.rule, refusal.facts)));
      else setNotice(t(refusal.reason === 'seat' ? 'table.notAsked' : 'table.gone'));
    },
    [say, words, t, setNotice],
  );
  const news = useNews(seen);
  const { chosen } = news;
  const recap = useMemo(() => recapLines(news.since, seen.seat, words, say), [news.since, seen.seat, words, say]);
  // Whoever has had no turn yet is told everything from the beginning.
  const recapTitle = t(seen.recap[0] === 0 ? 'table.recapFirst' : 'table.recap');
  const playAll = useCallback(
    (choices: readonly Choice[]) => {
      chosen();
      void attempt('choice', async () => refused(await table.choose(choices)));
    },
    [table, refused, attempt, chosen],
  );
  const play = useCallback(
    (choices: readonly Choice[]) => {
      const { view, seat } = seen;
      const [choice] = choices;
      const asks = settings.askBeforeWaste && choices.length === 1 && seat !== null;
      const loss = asks ? (words.wastes?.(view, seat, choice) ?? null) : null;
      if (loss === null) playAll(choices);
      else setWaste({ choice, loss: say(loss) });
    },
    [seen, settings.askBeforeWaste, words, say, playAll, setWaste],
  );
  const sayNoUndo = useCallback(
    () => seen.undoBar !== null && setNotice(t(`table.undoBars.${seen.undoBar}`)),
    [seen.undoBar, setNotice, t],
  );
  const undo = useCallback(
    () => void (seen.canUndo ? attempt('undo', table.undo) : sayNoUndo()),
    [seen.canUndo, table, attempt, sayNoUndo],
  );
  const pick = useMemo(
    () => createChoiceController(seen, { play, explain: asking.explain, undo }),
    [seen, play, asking, undo],
  );
  const name = useCallback(
    (choice: Choice) => (seen.seat === null ? '' : say(words.choice(seen.view, seen.seat, choice))),
    [seen, say, words],
  );

  /** Back to the last point that cannot be taken back: in most games the beginning of the turn. */
  const undoTurn = useCallback(
    () =>
      void (seen.canUndo
        ? attempt('undo', async () => {
            while (await table.undo());
          })
        : sayNoUndo()),
    [seen.canUndo, table, attempt, sayNoUndo],
  );
  const canHint = settings.hints && table.adviser !== null;
  const hinting = useHint(table.adviser, seen.version, attempt);
  const sentence = useCallback(
    (event: GameEvent) => {
      const message = words.event(event);
      return message === null ? null : say(message);
    },
    [words, say],
  );
  const whyAsker = useMemo(
    () =>
      table.adviser === null
        ? undefined
        : { ask: table.adviser.why, isBot: (seat: Seat) => botIn(info.players[seat]) !== null, names, say },
    [table, info, names, say],
  );
  const ending = seen.over ? null : (words.ending?.(seen.view) ?? null);
  const { told, from } = news;
  const withQuestion = useTold({
    game: info.game,
    seen,
    words,
    say,
    told,
    from,
    last: ending?.last ?? null,
    hasHint: hinting.hint !== null || hinting.share !== null,
    sentence,
  });
  const lightAll = useCallback(
    (events: readonly GameEvent[] | null) => setLit(new Set((events ?? []).flatMap((event) => ui.things(event)))),
    [ui, setLit],
  );
  const light = useCallback((event: GameEvent | null) => lightAll(event === null ? null : [event]), [lightAll]);
  useFresh(board, news.marked, ui.things);
  const failed = useCallback((error: unknown) => setNotice(explainError(error, pageText)), [setNotice, pageText]);
  const { watching, begin: watch } = useWatching(table, seen, failed);
  const enterHelp = () => {
    asking.close();
    help.enter(pointed.current);
  };
  useKeys({
    'shift+i': enterHelp,
    'shift+u': undo,
    'ctrl+z': undo,
    'shift+h': () => canHint && isMine && hinting.ask(),
    'shift+l': () => document.querySelector<HTMLElement>('.log-lines')?.focus(),
    escape: asking.close,
  });

  const rematch = async () => {
    const { game, players, seating, options } = info;
    try {
      if (table.company !== null) go({ page: 'room', id: await table.company.rematch() });
      else go({ page: 'table', id: await service.begin({ game, players, seating, options, seed: randomSeed() }) });
    } catch (error) {
      setNotice(t('home.beginFailed', { reason: explainError(error, pageText) }));
    }
  };

  const question = isMine && seen.seat !== null && !seen.over ? say(words.prompt(seen.view, seen.seat)) : null;
  const turns = useAnnouncements(seen, question, {
    words,
    say,
    language: settings.language,
    names,
    line: (player, deeds) => t('table.recapLine', { name: player, deeds }),
  });
  const announced = [...turns, ...withQuestion.announced];
  const reason = (bar: Barred<Choice>) => say(words.refusal(bar.rule, bar.facts));

  const troubleBox = <TroubleBox control={control} info={info} />;
  if (seen.handOver !== null) {
    const seat = seen.handOver;
    return (
      <HandOver seat={seat} name={names[seat]} onTake={() => void attempt('other', () => table.take(seat))}>
        {troubleBox}
      </HandOver>
    );
  }

  const prompt = seen.over
    ? null
    : (question ?? seen.asked.map((seat) => say(words.waiting(seen.view, seat))).join(' '));
  const { Board, Count } = ui;
  const breakable = (told: string) => ui.breakable?.(told) ?? told;
  const category = (id: string) => breakable(say(words.category(id)));
  const detail = (id: string, seat: Seat) => {
    const found = words.detail?.(seen.view, seat, id) ?? null;
    return found === null ? null : breakable(say(found));
  };
  const shownMoment = watching?.moment ?? null;
  const helpButton = <HelpButton help={help} onEnter={enterHelp} />;

  return (
    <Page
      wide
      title={isMine && table.company !== null && !seen.over ? t('company.yourTurn', { game: text.title }) : text.title}
    >
      <h1 className="sr-only">{text.title}</h1>
      {help.isOn && <HelpBubble help={help} explain={explainTopic} text={text} onRule={setRule} />}
      <div className="frame" ref={setFrame} data-mine={isMine} data-helping={help.isOn} data-version={seen.version}>
        <div className="frame-prompt" ref={promptBar}>
          {troubleBox}
          {table.company !== null && (
            <>
              <ConnectionLine table={table} company={table.company} />
              <ProposalBox table={table} company={table.company} seat={seen.seat} names={names} attempt={attempt} />
            </>
          )}
          {prompt !== null && (
            <div className="frame-asked">
              <p className="frame-question" data-topic="frame.prompt">
                {prompt}
              </p>
              {table.pace !== null && <PaceControls table={table} pace={table.pace} seen={seen} />}
              {helpButton}
            </div>
          )}
          {!seen.over && (
            <div className="frame-standing">
              <div className="frame-course">
                {ending !== null && (
                  <p className="frame-ending" data-topic="frame.ending">
                    {say(ending.line)}
                  </p>
                )}
                {recap.length > 0 && <ToRecap title={recapTitle} />}
              </div>
              <SeatStrip
                view={seen.view}
                seat={seen.seat}
                asked={seen.asked}
                info={info}
                company={company}
                words={words}
                say={say}
                Sign={ui.Sign}
              />
            </div>
          )}
        </div>
        {seen.over && seen.result !== null && Count !== undefined && !isCounted && (
          <Count
            result={seen.result}
            names={names}
            category={category}
            detail={detail}
            text={text}
            say={say}
            onDone={() => setCounted(true)}
          />
        )}
        {seen.over && (Count === undefined || isCounted) && (
          <End
            table={table}
            seen={seen}
            info={info}
            names={names}
            category={category}
            detail={detail}
            round={say}
            onRematch={() => void rematch()}
          />
        )}
        <section className="frame-board" aria-label={t('table.board')} ref={board}>
          {!isRulesChangeTold && (
            <div className="tip frame-news" role="status">
              <p>{t('table.rulesChanged')}</p>
              <button type="button" className="quiet" onClick={() => setRulesChangeTold(true)}>
                {t('tips.dismiss')}
              </button>
            </div>
          )}
          {watching !== null && <WatchBar watching={watching} sentence={sentence} />}
          <Zoom>
            <ErrorBoundary
              resetKey={seen.version}
              fallback={() => (
                <p className="frame-notice" role="alert">
                  {t('trouble.board')}
                </p>
              )}
            >
              <Board
                seen={shownMoment?.seen ?? seen}
                info={info}
                game={loaded.game}
                text={text}
                say={say}
                pick={shownMoment === null ? pick : IDLE_CONTROLLER}
                name={shownMoment === null ? name : NO_NAME}
                lit={
                  shownMoment === null
                    ? (lit ?? NOTHING_LIT)
                    : new Set(shownMoment.news.flatMap((event) => ui.things(event)))
                }
              />
            </ErrorBoundary>
          </Zoom>
        </section>
        <aside className="frame-side">
          {!seen.over && (
            <Choices
              seen={seen}
              pick={pick}
              words={words}
              say={say}
              amountFields={ui.amounts ?? NO_AMOUNTS}
              label={name}
              onUndo={undo}
              onUndoTurn={undoTurn}
              onHint={canHint && isMine ? hinting.ask : null}
              over={withQuestion.over}
            />
          )}
          {notice !== null && (
            <p className="frame-notice" role="alert">
              {notice}
            </p>
          )}
          {hinting.share !== null && (
            <HintThinking share={hinting.share} onStop={hinting.stop} onClose={hinting.close} />
          )}
          {hinting.hint !== null && hinting.share === null && seen.seat !== null && (
            <HintBox
              hint={hinting.hint}
              view={seen.view}
              seat={seen.seat}
              words={words}
              say={say}
              allowed={seen.allowed}
              onClose={hinting.close}
            />
          )}
          {!seen.over && recap.length > 0 && (
            <Recap
              title={recapTitle}
              lines={recap}
              events={news.since}
              names={names}
              onPoint={lightAll}
              onWatch={watching === null ? () => void attempt('other', watch) : null}
            />
          )}
          <Log
            events={seen.log}
            fresh={seen.log.length - news.fresh}
            sentence={sentence}
            onPoint={light}
            whyAsker={whyAsker}
          />
          {table.company !== null && seen.seat !== null && (
            <>
              <Chat table={table} company={table.company} />
              <CompanyTools table={table} company={table.company} seen={seen} attempt={attempt} />
            </>
          )}
          <p className="frame-keys">{t(canHint ? 'table.shortcutsHint' : 'table.shortcuts')}</p>
          <div className="frame-tools" data-topic="frame.tools">
            {prompt === null && helpButton}
            <button type="button" className="quiet" onClick={() => setRule('')}>
              {t('table.rules')}
            </button>
            <ExportButton id={info.id} game={info.game} className="quiet" />
            <a className="button quiet" href={href({ page: 'replay', id: info.id, at: null, seat: null })}>
              {t('home.replay')}
            </a>
          </div>
          <p className="frame-keys" data-topic="frame.seed">
            {t('table.seedHash', { hash: info.seedHash.slice(0, 16) })}
          </p>
        </aside>
      </div>
      {waste !== null && (
        <WasteAsk
          loss={waste.loss}
          choice={name(waste.choice)}
          onGoOn={(askBeforeWaste) => {
            setWaste(null);
            if (!askBeforeWaste) change({ askBeforeWaste });
            playAll([waste.choice]);
          }}
          onBack={() => setWaste(null)}
        />
      )}
      <ThingBubble
        asking={asking}
        frame={frame}
        isOff={help.isOn}
        version={seen.version}
        explain={explainTopic}
        pointed={pointed}
        reason={reason}
        onRule={setRule}
      />
      <Announcer messages={announced} asking={asking} reason={reason} />
      {rule !== null && (
        <RulesPanel
          game={info.game}
          text={text}
          topics={topics}
          say={say}
          rule={rule || null}
          onClose={() => setRule(null)}
        />
      )}
    </Page>
  );
}
