/** Between two attempts to reach the server: some time, or until there may be a reason to try again at once. */

/** What the network and the page tell of themselves; the window and its document, but for tests. */
export interface Surroundings {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
}

/** Whoever looks again, or is in a network again, does not wait for the rest of the time. */
export function waitForNetwork(milliseconds: number, { window, document }: Surroundings = globalThis): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', inSight);
      resolve();
    };
    const inSight = () => document.visibilityState === 'visible' && done();
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', inSight);
  });
}
