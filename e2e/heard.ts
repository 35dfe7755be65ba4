/** What the worker has said to the page: whatever a seat may not see must not be in it. */
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
