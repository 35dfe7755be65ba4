import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GameStory } from '../src/analysis/story/GameStory';
import { loadPageText, loadTextPart } from '../src/text';
import { TextContext } from '../src/text/use-text';

async function shown(sentences: readonly string[]): Promise<string> {
  await loadTextPart('analysis');
  const value = await loadPageText('en');
  const story = createElement(GameStory, { sentences, game: 'Chess' });
  return renderToStaticMarkup(createElement(TextContext, { value }, story));
}

// Node has no such thing before its version 21.
beforeEach(() => {
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the story of a game on the page', () => {
  test('is one paragraph under its heading, and can be copied', async () => {
    const html = await shown(['Anna began.', 'Bruno won.']);
    expect(html).toMatch(/<h2[^>]*>How this game went<\/h2>/);
    expect(html).toMatch(/<p[^>]*>Anna began\. Bruno won\.<\/p>/);
    expect(html).toContain('>Copy</button>');
  });

  test('is not offered to be shared or read where the browser can do neither', async () => {
    const html = await shown(['Anna began.']);
    expect(html).not.toContain('>Share</button>');
    expect(html).not.toContain('>Read aloud</button>');
  });

  test('is shared and read aloud where the browser can', async () => {
    vi.stubGlobal('navigator', { share: () => Promise.resolve() });
    vi.stubGlobal('speechSynthesis', { speak: () => {}, cancel: () => {} });
    const html = await shown(['Anna began.']);
    expect(html).toContain('>Share</button>');
    expect(html).toContain('>Read aloud</button>');
  });

  test('is not there if there is nothing to tell', async () => {
    expect(await shown([])).toBe('');
  });
});
