/** A worked example beside its rule: what happens and why, a picture of the real position, and the way to try it. */
import type { BookExample, ExampleText } from '@bottega/kernel';
import type { GameText } from '@bottega/kernel/text';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { href } from '../router';
import { useText } from '../text/use-text';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { elementId, exampleAnchor } from './anchors';
import { CopyLink } from './CopyLink';
import type { Following } from './following';
import { Pieces } from './Pieces';
import { RuleLinks } from './RuleLink';
import './Example.css';

/** The board of the game comes with the first picture, not with the rulebook. */
const ExamplePicture = lazy(async () => ({ default: (await import('./ExamplePicture')).ExamplePicture }));

interface ExampleProps extends Following {
  readonly example: BookExample;
  readonly words: ExampleText;
  readonly text: GameText;
}

export function Example({ example, words, text, ...follow }: ExampleProps) {
  const { t } = useText();
  const { game } = follow;
  const anchor = exampleAnchor(example.id);
  const figure = useRef<HTMLElement>(null);
  const isNear = useNear(figure);
  const noPicture = <p className="example-no-picture">{t('rules.noPicture')}</p>;
  return (
    <figure
      ref={figure}
      id={elementId(anchor)}
      className="example"
      tabIndex={-1}
      data-looking={anchor === follow.looking ? true : undefined}
    >
      <figcaption>
        <h4>
          <Pieces {...follow} text={t('rules.example', { title: words.title })} />
          <CopyLink game={game} id={anchor} name={words.title} onTold={follow.onTold} />
        </h4>
        <p>
          <Pieces {...follow} text={words.text} />
        </p>
      </figcaption>
      <div className="example-picture" role="img" aria-label={words.picture}>
        {isNear && (
          <ErrorBoundary fallback={() => noPicture}>
            <Suspense fallback={null}>
              <ExamplePicture game={game} example={example} text={text} fallback={noPicture} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <div className="example-ways">
        <a
          className="button"
          href={href({ page: 'example', game, example: example.id })}
          aria-label={t('rules.tryNamed', { title: words.title })}
        >
          {t('rules.try')}
        </a>
        <RuleLinks {...follow} label={t('rules.shows')} ids={example.rules} />
      </div>
    </figure>
  );
}

/** Pixels before an example is seen in which its picture is drawn. */
const NEAR_PX = 600;

/** Whether an element has come near the part of the page that is seen; stays so. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
