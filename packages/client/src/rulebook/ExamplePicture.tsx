/** The picture of an example: a part of the game's own board, still and small, in the position of the example. */
import { gameById, type Loaded } from '@bottega/games';
import { type BookExample, Match } from '@bottega/kernel';
import { createFormatter, type GameText } from '@bottega/kernel/text';
import { NO_DECISIONS } from '@bottega/table';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { IDLE_CONTROLLER, NO_NAME } from '../choosing/choice-controller';
import { uiOf } from '../games';
import type { GameUi } from '../games/board/game-ui';
import { botName } from '../games/new-table';
import type { TableInfo, TableSnapshot } from '../table/table';
import type { PageText } from '../text';
import { useText } from '../text/use-text';
import { useSettings } from '../use-settings';

interface ExamplePictureProps {
  readonly game: string;
  readonly example: BookExample;
  readonly text: GameText;
  /** Shown if the board does not come. */
  readonly fallback: ReactNode;
}

interface Drawn {
  readonly ui: GameUi;
  readonly loaded: Loaded;
  readonly seen: TableSnapshot;
}

export function ExamplePicture({ game, example, text, fallback }: ExamplePictureProps) {
  const { t, language } = useText();
  const { name } = useSettings().settings;
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    Promise.all([uiOf(game), gameById(game).load()]).then(
      ([ui, loaded]) => isHere && setDrawn({ ui, loaded, seen: positionOf(loaded, example) }),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [game, example]);
  const window = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useCrop(window, stage, example, drawn !== null);
  const info = useMemo(() => infoOf(game, example, t, name || t('setup.you')), [game, example, t, name]);
  const names = useMemo(() => info.players.map(({ name }) => name), [info]);
  const say = useMemo(() => createFormatter(text, language, names), [text, language, names]);
  const lit = useMemo(() => new Set(example.lights ?? []), [example]);
  if (isFailed) return fallback;
  if (drawn === null) return null;
  const { Board } = drawn.ui;
  return (
    <div className="example-window" ref={window}>
      <div className="example-stage" ref={stage} inert>
        <Board
          seen={drawn.seen}
          info={info}
          game={drawn.loaded.game}
          text={text}
          say={say}
          pick={IDLE_CONTROLLER}
          name={NO_NAME}
          lit={lit}
        />
      </div>
    </div>
  );
}

/** What the seat of an example sees; nothing can be chosen in a picture. */
function positionOf({ game }: Loaded, { setup, seat, before, choices, pictured }: BookExample): TableSnapshot {
  const match = new Match(game, setup);
  for (const [who, choice] of [...before, ...(pictured === 'after' ? choices : [])]) match.play(who, choice);
  return {
    version: 0,
    seat,
    view: match.view(seat),
    asked: match.asked(),
    ...NO_DECISIONS,
    canUndo: false,
    undoBar: 'nothing',
    recap: [0, 0],
    log: match.log(seat),
    handOver: null,
    over: match.over,
    result: null,
  };
}

function infoOf(game: string, { id, setup, seat }: BookExample, t: PageText['t'], you: string): TableInfo {
  const players = Array.from({ length: setup.seats }, (_, at) => ({
    name: at === seat ? t('rules.you', { name: you }) : botName(at, you),
    bot: null,
  }));
  return { id, game, players, seating: 'asSat', options: setup.options, seedHash: '', data: null };
}

/** Pixels of the board around what the picture is of, if the example says nothing else. */
const MARGIN = 10;
/** A small part of the board is not shown larger than this. */
const LARGEST = 1.6;

/** Moves and scales the board so that the window shows the wanted things, all of them and hardly anything else. */
function useCrop(
  window: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  { frame, around = MARGIN }: BookExample,
  isDrawn: boolean,
): void {
  useLayoutEffect(() => {
    const outer = window.current;
    const inner = stage.current;
    if (!isDrawn || outer === null || inner === null) return;
    const crop = () => {
      inner.style.transform = 'none';
      const origin = inner.getBoundingClientRect();
      const boxes = frame.flatMap((id) => {
        const found = inner.querySelector(`[data-thing="${id}"], [data-part="${id}"], [data-group="${id}"]`);
        return found === null ? [] : [found.getBoundingClientRect()];
      });
      if (boxes.length === 0) boxes.push(origin);
      const left = Math.min(...boxes.map((box) => box.left)) - origin.left - around;
      const top = Math.min(...boxes.map((box) => box.top)) - origin.top - around;
      const width = Math.max(...boxes.map((box) => box.right)) - origin.left + around - left;
      const height = Math.max(...boxes.map((box) => box.bottom)) - origin.top + around - top;
      const room = outer.parentElement?.clientWidth ?? width;
      const scale = Math.min(room / width, LARGEST);
      inner.style.transform = `scale(${scale}) translate(${-left}px, ${-top}px)`;
      outer.style.width = `${width * scale}px`;
      outer.style.height = `${height * scale}px`;
    };
    crop();
    // Fonts and parts of the board may come later, and the page may change its width.
    const observer = new ResizeObserver(crop);
    observer.observe(inner);
    if (outer.parentElement !== null) observer.observe(outer.parentElement);
    return () => observer.disconnect();
  }, [window, stage, frame, around, isDrawn]);
}
