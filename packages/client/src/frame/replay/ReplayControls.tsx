/** Moving through a game: scrub, steps, turns, rounds, playing by itself; with the keyboard anywhere on the page. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../text/use-text';
import { around, type ShownMoment } from './ReplayMoment';

export interface ReplayControlsProps {
  readonly shown: ShownMoment;
  /** Where the person wants to be; `shown` follows. */
  readonly at: number;
  /** The round of `at`; null in a game that has none. */
  readonly round: string | null;
  /** What happened last. */
  readonly caption: string;
  readonly isPlaying: boolean;
  readonly isFast: boolean;
  /** Whether the keys belong to something else for now. */
  readonly isDeaf: boolean;
  readonly onGo: (at: number) => void;
  readonly onToggle: () => void;
  readonly onFast: () => void;
}

export function ReplayControls(props: ReplayControlsProps) {
  const { shown, at, round, caption, isPlaying, isFast, isDeaf, onGo, onToggle, onFast } = props;
  const { t } = useText();
  const { first, length, rounds } = shown;
  const byTurn = around(shown.turns, at, shown);
  const roundStarts = rounds.map((one) => one.at);
  const byRound = around(roundStarts, at, shown);
  const go = (to: number) => onGo(Math.min(length, Math.max(first, to)));
  const places = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: byTurn.before,
    PageDown: byTurn.after,
    'Shift PageUp': byRound.before,
    'Shift PageDown': byRound.after,
    Home: first,
    End: length,
  };
  useReplayKeys(new Map(isDeaf ? [] : Object.entries(places)), go, isDeaf ? null : onToggle);
  const isFirst = at <= first;
  const isLast = at >= length;
  const position = t('replay.position', { at, length });
  return (
    <section className="replay-controls card" aria-label={t('replay.controls')} data-topic="frame.controls">
      {/* Silent while playing: a sentence a second would talk over everything else. */}
      <p className="replay-caption" aria-live={isPlaying ? 'off' : 'polite'}>
        {caption}
      </p>
      {/* The slider says it too. */}
      <p className="replay-where tabular" aria-hidden="true">
        {round !== null && <span>{round}</span>}
        <span>{position}</span>
      </p>
      <div className="replay-scrub">
        <Step label={t('replay.first')} isOff={isFirst} onClick={() => go(first)}>
          <path d="M5 5v14M19 5L9 12l10 7Z" />
        </Step>
        <div className="replay-slider">
          <input
            type="range"
            min={first}
            max={length}
            value={at}
            aria-label={t('replay.scrub')}
            aria-valuetext={round === null ? position : `${round} · ${position}`}
            onChange={({ target }) => go(Number(target.value))}
          />
          <RoundTicks starts={roundStarts} first={first} length={length} />
        </div>
        <Step label={t('replay.last')} isOff={isLast} onClick={() => go(length)}>
          <path d="M5 5l10 7L5 19ZM19 5v14" />
        </Step>
        <button
          type="button"
          className="replay-fast"
          aria-pressed={isFast}
          aria-label={t('replay.fastHint')}
          title={t('replay.fastHint')}
          onClick={onFast}
        >
          {t('replay.fast')}
        </button>
      </div>
      <div className="replay-buttons">
        {rounds.length > 0 && (
          <Step label={t('replay.previousRound')} isOff={isFirst} onClick={() => go(byRound.before)}>
            <path d="M3 5v14M12 6L5 12l7 6ZM20 6l-7 6 7 6Z" />
          </Step>
        )}
        <Step label={t('replay.previousTurn')} isOff={isFirst} onClick={() => go(byTurn.before)}>
          <path d="M12 5L3 12l9 7ZM21 5l-9 7 9 7Z" />
        </Step>
        <Step label={t('replay.back')} isOff={isFirst} onClick={() => go(at - 1)}>
          <path d="M16 5L7 12l9 7Z" />
        </Step>
        <button
          type="button"
          className="primary"
          aria-label={t(isPlaying ? 'replay.pause' : 'replay.play')}
          title={t(isPlaying ? 'replay.pause' : 'replay.play')}
          onClick={onToggle}
        >
          <Icon>{isPlaying ? <path d="M7 5h3v14H7ZM14 5h3v14h-3Z" /> : <path d="M7 4l13 8-13 8Z" />}</Icon>
        </button>
        <Step label={t('replay.next')} isOff={isLast} onClick={() => go(at + 1)}>
          <path d="M8 5l9 7-9 7Z" />
        </Step>
        <Step label={t('replay.nextTurn')} isOff={isLast} onClick={() => go(byTurn.after)}>
          <path d="M3 5l9 7-9 7ZM12 5l9 7-9 7Z" />
        </Step>
        {rounds.length > 0 && (
          <Step label={t('replay.nextRound')} isOff={isLast} onClick={() => go(byRound.after)}>
            <path d="M4 6l7 6-7 6ZM12 6l7 6-7 6ZM21 5v14" />
          </Step>
        )}
      </div>
      <p className="replay-keys">{t('replay.keys')}</p>
    </section>
  );
}

interface RoundTicksProps {
  readonly starts: readonly number[];
  readonly first: number;
  readonly length: number;
}

/** A mark beneath the slider where each round begins. Not a list of options: browsers would snap to those. */
function RoundTicks({ starts, first, length }: RoundTicksProps) {
  if (length === first) return null;
  return (
    <div className="replay-ticks" aria-hidden="true">
      {starts.map((start) => (
        <i key={start} style={{ insetInlineStart: `${(100 * (start - first)) / (length - first)}%` }} />
      ))}
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Not `disabled` at the ends of the game: that would throw the keyboard's focus away. */
function Step({ label, isOff, onClick, children }: StepProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={isOff} onClick={isOff ? undefined : onClick}>
      <Icon>{children}</Icon>
    </button>
  );
}

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor" stroke="currentColor">
      {children}
    </svg>
  );
}

/** What has keys of its own keeps them: lists, text, boxes that scroll; buttons and links keep the space bar. */
const OWN_KEYS = 'select, textarea, input:not([type="range"]), dialog, [role="dialog"], [tabindex="0"]:not(button, a)';
const OWN_SPACE = 'button, a, summary, [role="button"]';

/** Keys that lead to a position, and the space bar. */
function useReplayKeys(
  places: ReadonlyMap<string, number>,
  go: (at: number) => void,
  toggle: (() => void) | null,
): void {
  const latest = useRef({ places, go, toggle });
  useEffect(() => {
    latest.current = { places, go, toggle };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isSpace = key === ' ' && !event.shiftKey;
      const place = latest.current.places.get(event.shiftKey ? `Shift ${key}` : key);
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target instanceof Element && (target.closest(OWN_KEYS) || (isSpace && target.closest(OWN_SPACE)))) return;
      if (isSpace && latest.current.toggle !== null) latest.current.toggle();
      else if (place !== undefined) latest.current.go(place);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
