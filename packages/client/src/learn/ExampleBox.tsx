/** What an example of the rulebook tells, beside its table. */
import type { ExampleText } from '@bottega/kernel';
import { useState } from 'react';
import { useText } from '../text/use-text';
import './LessonBox.css';

export function ExampleBox({ title, text }: Pick<ExampleText, 'title' | 'text'>) {
  const { t } = useText();
  // On a small screen the story would lie over the table, on a low one over the choices; it is read in the rulebook already.
  const [hasRoom] = useState(() => matchMedia('(min-width: 60rem) and (min-height: 52rem)').matches);
  return (
    <section className="lesson card" aria-label={t('rules.example', { title })}>
      <details className="lesson-story" open={hasRoom}>
        <summary>{t('rules.example', { title })}</summary>
        <p className="lesson-text">{text}</p>
      </details>
    </section>
  );
}
