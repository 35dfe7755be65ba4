/** Pieces that are seen to move on a map. */
import type { Page } from 'playwright-core';

export interface Travel {
  readonly piece: string | undefined;
  readonly way: string | undefined;
  readonly seat: string | undefined;
}

/** From now on every piece that sets out is noted; the answer tells which have. */
export async function noteTravels(page: Page): Promise<() => Promise<readonly Travel[]>> {
  await page.evaluate(() => {
    const travels: unknown[] = [];
    Object.assign(globalThis, { travels });
    new MutationObserver((changes) => {
      for (const piece of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(piece instanceof HTMLElement) || !piece.matches('.sheet-move')) continue;
        const { piece: name, way, seat } = piece.dataset;
        if (piece.getAnimations().length > 0) travels.push({ piece: name, way, seat });
      }
    }).observe(document.body, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { travels: Travel[] }).travels);
}
