/** A picture of the end of a game: drawn in the browser, shown, and given away as a file. */
import './ShareEnd.css';
import type { Result } from '@bottega/kernel';
import { withMinus } from '@bottega/kernel/text';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { download } from '../../page/download';
import { useText } from '../../text/use-text';
import { byPlace } from '../../ui/by-place';
import { localeOf } from '../../ui/locale';
import { drawPart } from './board-image';
import { CARD_WIDTH, drawCard, type ShareCourse } from './card';

export interface ShareEndProps {
  /** The game's id, for the name of the file. */
  readonly game: string;
  /** What the game is called. */
  readonly title: string;
  /** When it was played; null if nobody knows. */
  readonly date: number | null;
  /** The last sentence of the story, or who won. */
  readonly line: string;
  readonly names: readonly string[];
  readonly result: Result;
  /** What a category of the score sheet is called. */
  readonly category: (category: string) => string;
  /** Everybody's chances, else their points, in the course of the game; null if there is nothing to show. */
  readonly course: ShareCourse | null;
  /** The board at the end; it is laid out as on a wide screen, out of sight. */
  readonly board: ReactNode;
}

/** How wide the board is laid out: as on a usual screen. */
const STAGE_WIDTH = 1280;
/** Until the board has taken its measure and moved its pieces. */
const SETTLE_MS = 700;

type Told = 'share.copied' | 'share.notCopied' | 'share.notSent' | 'share.failed';

export function ShareEnd(props: ShareEndProps) {
  const { game, title, line, names, result, category, course, board, date } = props;
  const { t, language } = useText();
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [drawn, setDrawn] = useState<'not' | 'whole' | 'noBoard' | 'failed'>('not');
  const [told, setTold] = useState<Told | null>(null);
  const number = (value: number) => withMinus(new Intl.NumberFormat(language).format(value));
  const day = date === null ? null : new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(date);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the picture tells does not change; its language may
  useEffect(() => {
    let isGone = false;
    setDrawn('not');
    setTold(null);
    const draw = async () => {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      await document.fonts.ready;
      // What stands for a board in a picture, where it is not all of it: its map.
      const shown = stage.current?.querySelector<HTMLElement>('[data-portrait]') ?? stage.current;
      const part = shown === null ? null : await drawPart(shown, (2 * CARD_WIDTH) / STAGE_WIDTH);
      if (isGone || canvas.current === null) return;
      const percent = new Intl.NumberFormat(language, { style: 'percent' });
      const words = {
        total: t('share.total'),
        place: t('share.place'),
        chart: t(course?.kind === 'chances' ? 'share.chances' : 'share.points'),
      };
      drawCard(
        canvas.current,
        {
          title,
          date: day,
          line,
          names,
          result,
          category,
          course,
          words,
          number,
          percent: (value) => percent.format(value),
        },
        part,
      );
      setDrawn(part === null ? 'noBoard' : 'whole');
    };
    draw().catch(() => isGone || setDrawn('failed'));
    return () => {
      isGone = true;
    };
  }, [attempt, language]);

  const asFile = async () => {
    const blob = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('no picture');
    return new File([blob], `${game}-${t('share.file')}.png`, { type: 'image/png' });
  };
  const doing = (act: (file: File) => Promise<Told | null>, otherwise: Told) => async () => {
    setTold(null);
    try {
      setTold(await act(await asFile()));
    } catch (error) {
      // Whoever thinks better of it is told nothing.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setTold(otherwise);
    }
  };
  const save = doing(async (file) => {
    download(file, file.name);
    return null;
  }, 'share.failed');
  const send = doing(async (file) => {
    await navigator.share({ files: [file], title, text: line });
    return null;
  }, 'share.notSent');
  const copy = doing(async (file) => {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': file })]);
    return 'share.copied';
  }, 'share.notCopied');

  const isDrawn = drawn === 'whole' || drawn === 'noBoard';
  const seats = byPlace(result.places).map((seat) =>
    t('share.altSeat', { place: result.places[seat], name: names[seat] ?? '', points: result.points[seat] }),
  );
  const alt = [
    day === null ? t('share.altUndated', { game: title }) : t('share.alt', { game: title, date: day }),
    line,
    t('share.altSeats', { list: new Intl.ListFormat(language, { type: 'unit' }).format(seats) }),
    ...(drawn === 'whole' ? [t('share.altBoard')] : []),
    ...(course === null ? [] : [t(course.kind === 'chances' ? 'share.altChances' : 'share.altPoints')]),
  ].join(' ');
  return (
    <section className="share-end" aria-labelledby={id} aria-busy={drawn === 'not'}>
      <h2 id={id}>{t('share.title')}</h2>
      <canvas ref={canvas} className="share-end-picture" role="img" aria-label={alt} hidden={!isDrawn} />
      <p role="status" className="share-end-told">
        {drawn === 'not' && t('share.making')}
        {drawn === 'noBoard' && t('share.noBoard')}
        {told !== null && t(told)}
      </p>
      {drawn === 'failed' && (
        <p role="alert">
          {t('share.failed')}{' '}
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            {t('share.again')}
          </button>
        </p>
      )}
      {isDrawn && (
        <div className="share-end-buttons">
          <button type="button" onClick={() => void save()}>
            {t('share.download')}
          </button>
          {canSendFiles() && (
            <button type="button" onClick={() => void send()}>
              {t('share.send')}
            </button>
          )}
          {typeof ClipboardItem === 'function' && navigator.clipboard !== undefined && (
            <button type="button" onClick={() => void copy()}>
              {t('share.copy')}
            </button>
          )}
        </div>
      )}
      <div className="share-end-wings" aria-hidden="true" inert>
        <div className="share-end-stage" ref={stage}>
          {board}
        </div>
      </div>
    </section>
  );
}

function canSendFiles(): boolean {
  const sample = new File([], 'picture.png', { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] });
}
