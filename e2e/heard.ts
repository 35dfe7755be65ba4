/** What the worker has said to the page: whatever a seat may not see must not be in it. */
import type { Seat, State, View } from '@bottega/kernel';
import { type Update, withDelta } from '@bottega/table';
import type { Page } from './browser.js';

/** Everything that the worker says to the page is kept, to be searched. */
export const LISTEN = () => {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const setter = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
  Object.defineProperty(Worker.prototype, 'onmessage', {
    ...setter,
    set(listener: (event: MessageEvent) => void) {
      setter?.set?.call(this, (event: MessageEvent) => {
        heard.push(JSON.stringify(event.data));
        listener(event);
      });
    },
  });
};

/** All messages since the page was loaded, if it listens. */
export function heardBy(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

/** A view that the page was sent, and whose eyes it was for. */
interface Sent<S extends State> {
  readonly seat: Seat | null;
  readonly view: View<S>;
}

/** What the page was sent, put together: every view that it has had of a game. */
export function viewsIn<S extends State>(heard: readonly string[]): Sent<S>[] {
  const views: Sent<S>[] = [];
  for (const text of heard) {
    const message = JSON.parse(text);
    // A worker answers with a result, a server with a value.
    const update: Update | undefined = message.update ?? message.result?.update ?? message.value?.update;
    const last = views.at(-1);
    if (update?.type === 'full') views.push({ seat: update.seat, view: update.view as View<S> });
    else if (update !== undefined && last !== undefined)
      views.push({ ...last, view: withDelta(last.view, update.view ?? null) });
  }
  return views;
}
