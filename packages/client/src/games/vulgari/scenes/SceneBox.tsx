/** The leaf on which a scene is told, with its title. */
import './SceneBox.css';
import type { ReactNode } from 'react';

interface SceneBoxProps {
  readonly title: string;
  readonly topic: string;
  readonly sign?: ReactNode;
  /** Told in one line: nobody is asked anything, and the map below is what matters. */
  readonly isBrief?: boolean;
  readonly children: ReactNode;
}

export function SceneBox({ title, topic, sign, isBrief = false, children }: SceneBoxProps) {
  return (
    <section className="vu-scene card" data-brief={isBrief} data-topic={topic} aria-label={title}>
      {sign}
      <div className="vu-scene-told">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
