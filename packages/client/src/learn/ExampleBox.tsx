/** What an example of the rulebook tells, beside its table: with the way to begin again, and the way back. */
import type { ExampleText } from '@bottega/kernel';
import { useState } from 'react';
import { href } from '../router';
import { exampleAnchor } from '../rulebook/anchors';
import { useText } from '../text/use-text';
import './LessonBox.css';

interface ExampleBoxProps {
  readonly game: string;
  readonly id: string;
  readonly words: ExampleText;
  onAgain(): Promise<void>;
}

export function ExampleBox({ game, id, words: { title, text }, onAgain }: ExampleBoxProps) {
  const { t } = useText();
  // On a small screen the story would lie over the table; it is read in the rulebook already.
  const [hasRoom] = useState(() => matchMedia('(min-width: 60rem)').matches);
  return (
    <section className="lesson card" aria-label={t('rules.example', { title })}>
      <details className="lesson-story" open={hasRoom}>
        <summary>{t('rules.example', { title })}</summary>
        <p className="lesson-text">{text}</p>
      </details>
      <p className="lesson-text">{t('rules.tryLead')}</p>
      <div className="lesson-ways">
        <button type="button" onClick={() => void onAgain()}>
          {t('rules.tryAgain')}
        </button>
        <a className="button quiet" href={href({ page: 'rules', game, rule: exampleAnchor(id) })}>
          {t('rules.tryBack')}
        </a>
      </div>
    </section>
  );
}
