/** Opens a game that is looked at again, and says so if it does not come. */
import type { ReactNode } from 'react';
import { Failure } from '../../page/Failure';
import { Page } from '../../page/Page';
import { Waiting } from '../../ui/Waiting';
import { type Past, usePast } from './use-past';

interface PastPageProps {
  readonly id: string;
  /** What the page is called until the game is there. */
  readonly title: string;
  children(past: Past, onError: (error: unknown) => void): ReactNode;
}

export function PastPage({ id, title, children }: PastPageProps) {
  const { past, error, fail, retry } = usePast(id);
  if (error !== null) {
    return (
      <Page title={title}>
        <Failure error={error} game={id} onRetry={retry} />
      </Page>
    );
  }
  if (past === null) {
    return (
      <Page title={title}>
        <h1>{title}</h1>
        <Waiting />
      </Page>
    );
  }
  return children(past, fail);
}
