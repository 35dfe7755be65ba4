/** The leaf on which a scene is told, with its title. */
import './SceneBox.css';
import type { ReactNode } from 'react';

interface SceneBoxProps {
  readonly title: string;
  readonly topic: string;
  readonly sign?: ReactNode;
  readonly children: ReactNode;
}

export function SceneBox({ title, topic, sign, children }: SceneBoxProps) {
  return (
    <section className="vu-scene card" data-topic={topic} aria-label={title}>
      {sign}
      <div className="vu-scene-told">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
