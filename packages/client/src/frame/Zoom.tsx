/** Zooming and panning the board: buttons, + − 0 keys, Ctrl and wheel, pinch. */
import './Zoom.css';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../text/use-text';
import { useKeys } from '../ui/use-keys';

const MIN_SCALE = 0.5;
const MAX_SCALE = 3;
const STEP = 1.2;

export function Zoom({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  const [scale, setScale] = useState(1);
  const view = useRef<HTMLDivElement>(null);
  const pinch = useRef<{ distance: number; scale: number } | null>(null);
  const by = useCallback(
    (factor: number) => setScale((now) => Math.min(MAX_SCALE, Math.max(MIN_SCALE, now * factor))),
    [],
  );
  useKeys({ '+': () => by(STEP), '-': () => by(1 / STEP), '0': () => setScale(1) });

  useEffect(() => {
    const element = view.current;
    if (element === null) return;
    // Not passive: Ctrl and wheel would zoom the whole page otherwise.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      by(event.deltaY < 0 ? STEP : 1 / STEP);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [by]);

  const spread = (touches: React.TouchList) =>
    Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);

  return (
    <div className="zoom">
      <div
        className="zoom-view"
        ref={view}
        onTouchStart={({ touches }) => {
          if (touches.length === 2) pinch.current = { distance: spread(touches), scale };
        }}
        onTouchMove={({ touches }) => {
          if (touches.length !== 2 || pinch.current === null) return;
          const wanted = (pinch.current.scale * spread(touches)) / pinch.current.distance;
          setScale(Math.min(MAX_SCALE, Math.max(MIN_SCALE, wanted)));
        }}
        onTouchEnd={() => {
          pinch.current = null;
        }}
      >
        {/* The board lays itself out anew at each size, so nothing is cut off and text stays sharp. */}
        <div style={{ fontSize: `${scale}rem` }}>{children}</div>
      </div>
      <div className="zoom-tools" data-topic="frame.zoom">
        <button type="button" onClick={() => by(1 / STEP)} aria-label={t('table.zoomOut')}>
          −
        </button>
        <button type="button" onClick={() => setScale(1)}>
          <span className="sr-only">{t('table.zoomReset')}</span> {Math.round(scale * 100)} %
        </button>
        <button type="button" onClick={() => by(STEP)} aria-label={t('table.zoomIn')}>
          +
        </button>
      </div>
    </div>
  );
}
