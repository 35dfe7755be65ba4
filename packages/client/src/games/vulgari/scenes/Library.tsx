/** The Papal Library: the cards drawn, for the eyes of whoever drew them; one is kept, the others go back in any order. */
import './Library.css';
import type { Choice, FrameOf } from '@bottega/vulgari/show';
import { type BoardContext, t } from '../board-context';
import { Option } from '../parts/Option';
import { LibraryCard } from '../players/LibraryCard';
import { SceneBox } from './SceneBox';

interface LibraryProps {
  readonly shown: BoardContext;
  readonly frame: FrameOf<'keep' | 'putBack'>;
}

export function Library({ shown, frame }: LibraryProps) {
  const { text, view } = shown;
  const { seat } = frame;
  const own = view.seat === seat ? view.own : (view.all?.own[seat] ?? null);
  return (
    <SceneBox title={text.names.tracks.library} topic="libraryCard">
      {own === null ? (
        <Backs shown={shown} frame={frame} />
      ) : (
        <>
          <div className="vu-library-drawn">
            {own.drawn.map((points, at) => {
              const choice: Choice = { type: frame.step, points };
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards with the same points are alike
                <Option key={at} shown={shown} choice={choice} topic="libraryCard">
                  <span aria-hidden="true">
                    <LibraryCard shown={shown} points={points} />
                  </span>
                </Option>
              );
            })}
          </div>
          {own.returning.length > 0 && (
            <div className="vu-library-returned">
              <p>{text.messages['table.library.returned']}</p>
              {own.returning.map((points, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards with the same points are alike
                <LibraryCard key={at} shown={shown} points={points} />
              ))}
            </div>
          )}
        </>
      )}
    </SceneBox>
  );
}

/** What the others see: backs. */
function Backs({ shown, frame }: LibraryProps) {
  const { seat } = frame;
  const cards = frame.step === 'keep' ? frame.drawn - frame.keeps + frame.left : frame.left;
  return (
    <>
      <p>{t(shown, 'table.library.hidden', { seat, cards })}</p>
      <div className="vu-library-drawn" aria-hidden="true">
        {Array.from({ length: cards }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          <LibraryCard key={at} shown={shown} points={null} />
        ))}
      </div>
    </>
  );
}
