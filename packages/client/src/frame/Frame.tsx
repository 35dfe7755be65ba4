/** The frame around every game: prompt, choices, board, log, undo, reasons, help. It holds no rule. */
import './Frame.css';
import type { Loaded } from '@bottega/games';
import type { Choice, GameEvent } from '@bottega/kernel';
import type { GameText } from '@bottega/kernel/text';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AdviceContext } from '../choosing/advice';
import { Choices } from '../choosing/Choices';
import { explainError } from '../errors';
import type { GameUi } from '../games/board/game-ui';
import { Page } from '../page/Page';
import type { TableClient } from '../table/table';
import { useText } from '../text/use-text';
import { useKeys } from '../ui/use-keys';
import { useSettings } from '../use-settings';
import { Announcer } from './Announcer';
import { CompanySide } from './company/CompanySide';
import { useArrivals } from './company/use-arrivals';
import { GameEnd } from './end/GameEnd';
import { FrameBoard } from './FrameBoard';
import { FrameHead } from './FrameHead';
import { FrameTools } from './FrameTools';
import { HandOver } from './HandOver';
import { Asking } from './help/asking';
import { HelpBubble } from './help/HelpBubble';
import { HelpButton } from './help/HelpButton';
import { HintPlace } from './help/HintPlace';
import { RulesPanel } from './help/RulesPanel';
import { ThingBubble } from './help/ThingBubble';
import { useHelp } from './help/use-help';
import { useHint } from './help/use-hint';
import type { Hovered } from './help/use-pointing';
import { Log } from './log/Log';
import { useWhyAsker } from './log/use-why-asker';
import { RulesNews } from './RulesNews';
import { Recap } from './recap/Recap';
import { recapLines } from './recap/recap-lines';
import { useFresh } from './recap/use-fresh';
import { recapTitleOf, useNews } from './recap/use-news';
import { useWatching, WatchBar } from './recap/Watch';
import { useOneStop } from './roving/use-one-stop';
import { playSound } from './sound';
import { TroubleBox } from './TroubleBox';
import { useAnnouncements } from './use-announcements';
import { useChoosing } from './use-choosing';
import { useFlip } from './use-flip';
import { useLearning } from './use-learning';
import { useLit } from './use-lit';
import { useNotice } from './use-notice';
import { useSeen } from './use-seen';
import { useSpeech } from './use-speech';
import { useTold } from './use-told';
import { useTrouble } from './use-trouble';
import { useUndo } from './use-undo';

export interface FrameProps {
  readonly table: TableClient;
  readonly ui: GameUi;
  readonly loaded: Loaded;
  readonly text: GameText;
  /** What a lesson says with the question, and what it lights on the board. */
  readonly lesson?: { readonly box: ReactNode; readonly lights: ReadonlySet<string> };
  /** That this is a trial, and the way back; nothing at the table counts then. */
  readonly trial?: { readonly bar: ReactNode; onBack(): void };
  /** How something is tried at this table, where it can be, and what is said of what was tried. */
  readonly trying?: { readonly onTry: (() => void) | null; readonly line: ReactNode };
}

const NO_AMOUNTS = {};
const NOTHING: readonly Choice[] = [];
const NO_NEWS: readonly GameEvent[] = [];

export function Frame({ table, ui, loaded, text, lesson, trial, trying }: FrameProps) {
  const pageText = useText();
  const { t } = pageText;
  const { settings } = useSettings();
  const { seen, company, isOver } = useSeen(table);
  const { info } = table;
  const speech = useSpeech(loaded, text, info);
  const { words, say, names, sentence } = speech;
  const control = useTrouble(table);
  const { attempt } = control;
  const [asking] = useState(() => new Asking());
  const pointed = useRef<Hovered>(null);
  // Refusals and hints are true of one position only.
  const [notice, setNotice] = useNotice(table);
  const { lit, lightAll, light } = useLit(seen.version, ui);
  const [rule, setRule] = useState<string | null>(null);
  const [isRulesChangeTold, setRulesChangeTold] = useState(table.rulesChange === null);
  const board = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const help = useHelp(frame);
  useOneStop(frame, '.zoom-view');

  useFlip(board, seen.version, settings.motion);
  const isTrial = trial !== undefined;
  /** Whether it is a game that can be found again: neither a lesson nor a trial. */
  const isKept = lesson === undefined && !isTrial;
  const isMine = seen.seat !== null && seen.asked.includes(seen.seat);
  useEffect(() => {
    if (settings.sound && isMine && !isTrial) playSound();
  }, [isMine, settings.sound, isTrial]);

  const news = useNews(seen, company?.absence ?? null);
  const recap = useMemo(() => recapLines(news.since, seen.seat, words, say), [news.since, seen.seat, words, say]);
  const recapTitle = t(recapTitleOf(news, seen));
  const isRecapped = !isOver && recap.length > 0;
  const doing = { table, seen, speech, attempt, onNotice: setNotice };
  const undoing = useUndo(doing);
  const { undo } = undoing;
  const canHint = settings.hints && table.adviser !== null;
  const hinting = useHint(table.adviser, seen.version, attempt);
  const failed = useCallback((error: unknown) => setNotice(explainError(error, pageText)), [setNotice, pageText]);
  const learning = useLearning({ table, seen, loaded, speech, hinting, isKept, onFailed: failed });
  const { chosen } = news;
  const { endWelcome } = learning;
  const onChoose = useCallback(() => {
    chosen();
    endWelcome();
  }, [chosen, endWelcome]);
  const advised = learning.advice?.choices ?? hinting.hint?.lines[0].choices ?? NOTHING;
  const choosing = useChoosing({ ...doing, asking, advised, onChoose, undo });
  const { pick, name } = choosing;
  const whyAsker = useWhyAsker(table, speech);
  const ending = isOver ? null : (words.ending?.(seen.view) ?? null);
  const hasHint = hinting.hint !== null || hinting.share !== null;
  const last = ending?.last ?? null;
  const { welcome } = learning;
  const withQuestion = useTold({ game: info.game, seen, speech, news, last, hasHint, welcome });
  const { watching, begin: watch } = useWatching(table, seen, news.missedFrom, failed);
  useFresh(board, watching === null ? news.marked : NO_NEWS, ui.things);
  const enterHelp = () => {
    asking.close();
    help.enter(pointed.current);
  };
  useKeys({
    'shift+i': enterHelp,
    'shift+u': undo,
    'ctrl+z': undo,
    'shift+h': () => canHint && isMine && watching === null && hinting.ask(),
    'shift+t': () => (isTrial ? trial.onBack() : trying?.onTry?.()),
    'shift+l': () => document.querySelector<HTMLElement>('.log-lines')?.focus(),
    escape: asking.close,
  });

  const question = isMine && seen.seat !== null && !isOver ? say(words.prompt(seen.view, seen.seat)) : null;
  const turns = useAnnouncements(seen, question, speech);
  const arrivals = useArrivals(company?.state.present ?? null, seen.seat, names);

  const troubleBox = <TroubleBox control={control} info={info} isOnline={company !== null} />;
  if (seen.handOver !== null) {
    const seat = seen.handOver;
    return (
      <HandOver seat={seat} name={names[seat]} onTake={() => void attempt('other', () => table.take(seat))}>
        {troubleBox}
      </HandOver>
    );
  }

  const isPast = watching !== null;
  // Who stands where is told of what the board shows.
  const shown = watching?.moment?.seen ?? seen;
  const course = words.ending?.(shown.view) ?? null;
  const asked = question ?? seen.asked.map((seat) => say(words.waiting(seen.view, seat))).join(' ');
  const past = isPast ? t('table.watchPast', { at: watching.at + 1, length: watching.length }) : null;
  const prompt = isOver ? null : (past ?? asked);
  const said = notice !== null && (
    <p className="frame-notice" role="alert">
      {notice}
    </p>
  );
  const helpButton = <HelpButton help={help} onEnter={enterHelp} />;
  const gameEnd = (
    <GameEnd
      table={table}
      seen={seen}
      company={company}
      ui={ui}
      game={loaded.game}
      speech={speech}
      isKept={isKept}
      onNotice={setNotice}
    />
  );
  const title = isTrial ? t('trial.of', { game: text.title }) : text.title;

  return (
    <AdviceContext value={learning.advice}>
      <Page wide title={title}>
        <h1 className="sr-only">{title}</h1>
        {help.isOn && <HelpBubble help={help} explain={speech.explainTopic} text={text} onRule={setRule} />}
        <div
          className="frame"
          ref={setFrame}
          data-mine={isMine && !isPast}
          data-past={isPast}
          data-helping={help.isOn}
          data-trial={isTrial}
          data-saving={company !== null && control.isBusy}
          data-version={seen.version}
        >
          <FrameHead
            table={table}
            seen={seen}
            shown={shown}
            isPast={isPast}
            ui={ui}
            speech={speech}
            company={company}
            isOver={isOver}
            control={control}
            above={trial?.bar}
            trouble={troubleBox}
            prompt={prompt}
            helpButton={helpButton}
            ending={isOver || course === null ? null : say(course.line)}
            recapTitle={isRecapped ? recapTitle : null}
          />
          {isKept ? (
            gameEnd
          ) : (
            <div className="frame-over">
              {seen.over && lesson?.box}
              {gameEnd}
            </div>
          )}
          <FrameBoard
            board={board}
            seen={seen}
            info={info}
            game={loaded.game}
            ui={ui}
            speech={speech}
            watching={watching}
            pick={pick}
            name={name}
            lit={lit ?? lesson?.lights ?? null}
          >
            {!isRulesChangeTold && <RulesNews onDismiss={() => setRulesChangeTold(true)} />}
          </FrameBoard>
          <aside className="frame-side">
            {!isOver && isPast && <WatchBar watching={watching} sentence={sentence} />}
            {!isOver && !isPast && (
              <Choices
                seen={seen}
                pick={pick}
                words={words}
                say={say}
                amountFields={ui.amounts ?? NO_AMOUNTS}
                label={name}
                sent={choosing.sent}
                onUndo={company !== null && seen.seat === null ? null : undo}
                onUndoTurn={isTrial ? null : undoing.undoTurn}
                onHint={canHint && isMine ? hinting.ask : null}
                onTry={trying?.onTry ?? null}
                advice={learning.line}
                notice={said}
                over={
                  lesson?.box ?? (
                    <>
                      {hasHint ? null : trying?.line}
                      {withQuestion.over}
                    </>
                  )
                }
              />
            )}
            {isOver && said}
            {!isPast && <HintPlace hinting={hinting} seen={seen} speech={speech} />}
            {isRecapped && (
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
            <CompanySide table={table} seen={seen} onNotice={setNotice} onRewind={undoing.askRewind} />
            <FrameTools
              info={info}
              canHint={canHint}
              canTry={(trying?.onTry ?? null) !== null}
              isKept={isKept}
              canExport={company === null || seen.over}
              canGoOnline={table.pace !== null && !seen.over}
              onRules={() => setRule('')}
              onPrimer={learning.openPrimer}
            >
              {prompt === null && helpButton}
            </FrameTools>
          </aside>
        </div>
        {learning.panel}
        {choosing.ask}
        {undoing.ask}
        <ThingBubble
          asking={asking}
          frame={frame}
          isOff={help.isOn}
          version={seen.version}
          explain={speech.explainTopic}
          pointed={pointed}
          reason={speech.reason}
          onRule={setRule}
        />
        <Announcer
          messages={[
            ...(isTrial ? [{ id: 'trial', text: `${t('trial.counts')} ${t('trial.lead')}` }] : []),
            ...arrivals,
            ...turns,
            ...(lesson === undefined ? withQuestion.announced : []),
            ...learning.announced,
          ]}
          asking={asking}
          reason={speech.reason}
        />
        {rule !== null && (
          <RulesPanel
            game={info.game}
            text={text}
            topics={speech.topics}
            say={say}
            rule={rule || null}
            onClose={() => setRule(null)}
          />
        )}
      </Page>
    </AdviceContext>
  );
}
