/** What an example of the rulebook tells, beside its table. */
import type { ExampleText } from '@bottega/kernel';
import { useText } from '../text/use-text';
import './LessonBox.css';

export function ExampleBox({ title, text }: Pick<ExampleText, 'title' | 'text'>) {
  const { t } = useText();
  return (
    <section className="lesson card" aria-label={t('rules.example', { title })}>
      <p className="lesson-head">
        <strong>{t('rules.example', { title })}</strong>
      </p>
      <p className="lesson-text">{text}</p>
    </section>
  );
}
