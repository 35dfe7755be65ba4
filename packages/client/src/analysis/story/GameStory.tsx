/** How a finished game went, in a few sentences: to read, to copy, to send, to hear. */
import './GameStory.css';
import { useId, useState } from 'react';
import { useText } from '../../text/use-text';
import { copyText } from '../../ui/copy-text';
import { useReading } from './use-reading';

export interface GameStoryProps {
  /** As they are said, by `sayStory`. */
  readonly sentences: readonly string[];
  /** What the game is called, for whoever gets the story. */
  readonly game: string;
}

type Told = 'story.copied' | 'story.notCopied' | 'story.notShared' | 'story.notRead';

export function GameStory({ sentences, game }: GameStoryProps) {
  const { t, language } = useText();
  const id = useId();
  const [told, setTold] = useState<Told | null>(null);
  const text = sentences.join(' ');
  const reading = useReading(sentences, language, () => setTold('story.notRead'));
  const canShare = typeof navigator.share === 'function';
  const share = async () => {
    setTold(null);
    try {
      await navigator.share({ title: game, text });
    } catch (error) {
      // Whoever thinks better of it is told nothing.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setTold('story.notShared');
    }
  };
  if (sentences.length === 0) return null;
  return (
    <section className="game-story" aria-labelledby={id}>
      <h2 id={id}>{t('story.title')}</h2>
      <p className="game-story-text">{text}</p>
      <div className="game-story-buttons">
        <button
          type="button"
          onClick={async () => setTold((await copyText(text)) ? 'story.copied' : 'story.notCopied')}
        >
          {t('story.copy')}
        </button>
        {canShare && (
          <button type="button" onClick={() => void share()}>
            {t('story.share')}
          </button>
        )}
        {reading !== null && (
          <button
            type="button"
            onClick={() => {
              setTold(null);
              reading.toggle();
            }}
          >
            {t(reading.isOn ? 'story.stop' : 'story.read')}
          </button>
        )}
        <span role="status">{told !== null && t(told)}</span>
      </div>
    </section>
  );
}
