/** The picture of the end of a game: with the real board, in a page under the server's own headers. */
import { readFileSync } from 'node:fs';
import { principato } from '@bottega/principato';
import { virtu } from '@bottega/virtu';
import { vulgari } from '@bottega/vulgari';
import { describe, expect, test } from 'vitest';
import { axe, borrowPage, handOver, overflows, type Page, PHONE, visit } from './browser.js';

const FINISHED = { principato, virtu, vulgari };

/** A finished game of three, at its end. */
async function atTheEnd(page: Page, game: keyof typeof FINISHED): Promise<void> {
  const { rules } = FINISHED[game];
  const corpus = new URL(`../packages/${game}/test/corpus/rules-${rules}/greedy-3.json`, import.meta.url);
  const players = ['Anna', 'Bruno', 'Carla'].map((name) => ({ name, bot: 'apprendista' }));
  await handOver(page, JSON.stringify({ ...JSON.parse(readFileSync(corpus, 'utf8')), players }));
  await page.getByRole('slider').waitFor();
  await page.evaluate(() => location.assign(location.hash.replace(/^#\/replay\/([^/?]+).*/, '#/table/$1')));
  await page.locator('.end').waitFor();
}

async function drawPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Picture to share', exact: true }).click();
  await page.locator('.share-end-buttons').waitFor();
}

/** The file that a click gives. */
async function given(page: Page, name: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

describe('the picture of the end', () => {
  test.each(['principato', 'virtu', 'vulgari'] as const)(
    'of %s shows its board, and is given as a file',
    async (game) => {
      const page = await borrowPage();
      await atTheEnd(page, game);
      await drawPicture(page);
      const picture = page.locator('.share-end canvas');
      expect(await picture.getAttribute('aria-label')).toMatch(
        /Bruno wins! Places and points: 1\. Bruno \(\d+\), 2\. .* the board as it was at the end\. A chart shows .* points/,
      );
      expect(await page.locator('.share-end-told').innerText()).toBe('');
      const { name, bytes } = await given(page, 'Download');
      expect(name).toBe(`${game}-end.png`);
      expect(bytes.subarray(0, 8)).toEqual(PNG);
      expect(bytes.readUInt32BE(16)).toBe(1200);
      expect(bytes.readUInt32BE(20)).toBeGreaterThanOrEqual(1200);
      expect(bytes.length).toBeGreaterThan(100_000); // a board is no empty field
      expect(await axe(page, '.share-end')).toEqual([]);
    },
  );

  test('fits a phone, and is without the board where the browser lets nobody read what it drew', async () => {
    const page = await visit({
      ...PHONE,
      script: () => {
        CanvasRenderingContext2D.prototype.getImageData = () => {
          throw new DOMException('The canvas has been tainted', 'SecurityError');
        };
      },
    });
    await atTheEnd(page, 'principato');
    await drawPicture(page);
    await page.getByText('This browser can’t draw the board, so it isn’t in the picture.').waitFor();
    expect(await page.locator('.share-end canvas').getAttribute('aria-label')).not.toContain('board');
    expect(await overflows(page)).toBe(false);
    const { bytes } = await given(page, 'Download');
    expect(bytes.readUInt32BE(16)).toBe(1200);
  });

  test('is light in the dark theme; what cannot be copied or sent says so', async () => {
    const page = await visit({
      settings: { theme: 'dark' },
      script: () => {
        const sent: string[] = [];
        Object.assign(window, { sent });
        let times = 0;
        navigator.canShare = () => true;
        navigator.share = async ({ files = [] } = {}) => {
          if (times++ === 0) throw new Error('nothing to share with');
          sent.push(...files.map(({ name, type }) => `${name} ${type}`));
        };
        navigator.clipboard.write = () => Promise.reject(new Error('no'));
      },
    });
    await atTheEnd(page, 'principato');
    await drawPicture(page);
    // The picture has its own light look.
    const paper = await page
      .locator('.share-end canvas')
      .evaluate((canvas: HTMLCanvasElement) => [...(canvas.getContext('2d')?.getImageData(5, 5, 1, 1).data ?? [])]);
    expect(Math.min(...paper)).toBeGreaterThan(200);
    const press = (name: string) => page.locator('.share-end').getByRole('button', { name, exact: true }).click();
    await press('Copy the picture');
    await page.getByText('The browser doesn’t allow copying pictures.').waitFor();
    await press('Share');
    await page.getByText('Sharing didn’t work.').waitFor();
    await press('Share');
    await page.waitForFunction(() => (window as unknown as { sent: string[] }).sent.length > 0);
    expect(await page.evaluate(() => (window as unknown as { sent: string[] }).sent)).toEqual([
      'principato-end.png image/png',
    ]);
  });
});
