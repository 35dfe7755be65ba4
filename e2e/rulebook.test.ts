/** The rulebook as a book: how it begins, how things are found in it, how they are shared, and examples that can be tried. */
import { describe, expect, test } from 'vitest';
import { axeInBothThemes, DESKTOP, overflows, type Page, PHONE, visit } from './browser.js';
import { STILL } from './hand.js';

const openRules = async (hash: string, visitor: Parameters<typeof visit>[0] = {}): Promise<Page> => {
  const page = await visit({ settings: STILL, path: hash, ...visitor });
  await page.locator('.rulebook-part').first().waitFor();
  return page;
};
const search = (page: Page, words: string) => page.locator('.rulebook-field input').fill(words);
const shownRules = (page: Page) =>
  page.locator('.rulebook-rule').evaluateAll((rules) => rules.map(({ id }) => id.replace('rule-', '')));

describe('the rulebook', () => {
  test('begins with the aim, the course and the end, and lists its parts', async () => {
    const page = await openRules('#/rules/virtu', DESKTOP);
    expect(await page.locator('.rulebook h2').first().innerText()).toBe('The game in brief');
    expect(await page.locator('.rulebook-brief h3').allInnerTexts()).toEqual([
      'The aim',
      'How it is played',
      'How it ends',
    ]);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'Sieges and battles' }).first().click();
    // The sections of the part that is read unfold.
    await contents.getByRole('link', { name: 'End of spring: the siege' }).first().click();
    await page.waitForFunction(() => document.activeElement?.id === 'rule-V-8.3');
    expect(await axeInBothThemes(page, '[data-part-of-book="war"]')).toEqual([]);
  });

  test('whoever goes on to the rulebook of another game reads that one', async () => {
    const page = await openRules('#/rules/principato');
    await page.evaluate(() => {
      location.hash = '#/rules/virtu/example-annex';
    });
    await page.getByRole('heading', { level: 1, name: 'Virtù' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'rule-example-annex');
  });

  test('on a phone the contents are folded, and nothing is wider than the screen', async () => {
    const page = await openRules('#/rules/vulgari', { ...PHONE, settings: { ...STILL, language: 'de' } });
    const contents = page.locator('.rules-contents-fold');
    await contents.locator('summary').click();
    await contents.getByRole('link', { name: 'Die Leisten' }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'rule-tracks');
    expect(await contents.getAttribute('open')).toBeNull();
    expect(await overflows(page)).toBe(false);
  });

  test.each([
    ['en', 'soldiers', 'P-2.8', 'militia'],
    ['cs', 'vojáci', 'P-2.8', 'domobrana'],
  ])('in %s “%s” finds rules that call it something else, and says so', async (language, words, rule, also) => {
    const page = await openRules('#/rules/principato', { settings: { ...STILL, language } });
    await search(page, words);
    await page.locator('.rulebook-also', { hasText: also }).waitFor();
    expect(await shownRules(page)).toContain(rule);
    expect(await page.locator(`[id="rule-${rule}"] mark`).count()).toBeGreaterThan(0);
  });

  test('a link to a rule is copied, told, and leads whoever opens it to the rule', async () => {
    const page = await openRules('#/rules/principato', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy link to P-8.8', exact: true }).click();
    await page.getByRole('status').getByText('Link copied').waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toMatch(/#\/rules\/principato\/P-8\.8$/);
    await page.goto(address.replace(/#.*/, '#/'));
    await page.goto(address);
    await page.waitForFunction(() => document.activeElement?.id === 'rule-P-8.8');
    await page.locator('[id="rule-P-8.8"][data-looking]').waitFor();
  });

  test('if the clipboard is refused, the address is shown to be copied by hand', async () => {
    const page = await openRules('#/rules/principato', {
      script: () => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
      },
    });
    await page.getByRole('button', { name: 'Copy link to P-8.8', exact: true }).click();
    const field = page.getByRole('textbox', { name: 'The link could not be copied.' });
    expect(await field.inputValue()).toMatch(/#\/rules\/principato\/P-8\.8$/);
  });

  test.each([
    ['E-05', 'a ruling'],
    ['V-8.3', 'a chapter'],
    ['war', 'a part'],
    ['house-siegePass', 'a house rule'],
    ['example-annex', 'an example'],
  ])('%s is the address of %s', async (id) => {
    const page = await openRules(`#/rules/virtu/${id}`);
    await page.waitForFunction((anchor) => document.activeElement?.id === `rule-${anchor}`, id);
  });

  test('an address that leads nowhere is told', async () => {
    const page = await openRules('#/rules/virtu/V-99.9');
    await page.getByRole('alert').getByText('V-99.9').waitFor();
  });

  test('house rules and edition differences stand beside the rule that they touch', async () => {
    const page = await openRules('#/rules/virtu/V-8.2.6');
    const notes = page.locator('[id="rule-V-8.2.6"] .rulebook-notes');
    await notes.getByText('until both pass in a row (standard), or a pass is final').waitFor();
    await notes.getByRole('link', { name: 'Editions differ (E-15)' }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'rule-E-15');
    await page.goBack();
    await notes.getByRole('link', { name: 'House rule: Passing in combat' }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'rule-house-siegePass');
  });
});

describe('an example', () => {
  test.each([
    ['principato', 'storage', '.pr-board'],
    ['virtu', 'crosses', '[data-thing="crosses"]'],
    ['vulgari', 'election', '.vu-scenes'],
  ])('of %s, %s, shows its position, still and described', async (game, id, thing) => {
    const page = await openRules(`#/rules/${game}/example-${id}`, DESKTOP);
    const example = page.locator(`[id="rule-example-${id}"]`);
    const board = example.locator(`.example-stage[inert] ${thing}`).first();
    await board.waitFor();
    // What it is of is in the window.
    await page.waitForFunction(
      ([anchor, selector]) => {
        const figure = document.getElementById(anchor);
        const window = figure?.querySelector('.example-window')?.getBoundingClientRect();
        const shown = figure?.querySelector(selector)?.getBoundingClientRect();
        if (window === undefined || shown === undefined) return false;
        return shown.width > 10 && shown.left >= window.left - 1 && shown.right <= window.right + 1;
      },
      [`rule-example-${id}`, thing],
    );
    expect((await example.getByRole('img').first().getAttribute('aria-label'))?.length).toBeGreaterThan(20);
    expect(await axeInBothThemes(page, `[id="rule-example-${id}"]`)).toEqual([]);
  });

  test('can be tried: one plays on, bots answer, and it begins again', async () => {
    const page = await openRules('#/rules/principato/example-storage');
    await page.getByRole('link', { name: 'Try it: A bank that is almost full' }).click();
    await page.locator('.lesson', { hasText: 'A bank that is almost full' }).waitFor();
    await page.locator('.trial-bar').getByText('nothing counts here').waitFor();
    const choices = page.locator('.choices');
    await choices.getByRole('button', { name: 'End turn' }).click();
    // Bruno has had his turn, and it is ours again.
    await page.locator('.log-lines', { hasText: 'Bruno ends their turn' }).waitFor();
    await page.locator('.frame[data-mine="true"]').waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.waitForFunction(() => !document.querySelector('.log-lines')?.textContent?.includes('Bruno ends'));
    await page.locator('.trial-bar').getByRole('button', { name: 'Back' }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'rule-example-storage');
    // Nothing of it is kept.
    await page.goto(page.url().replace(/#.*/, '#/'));
    await page.locator('.tile-play').first().waitFor();
    expect(await page.locator('.my-game').count()).toBe(0);
  });

  test('that does not exist is told', async () => {
    const page = await visit({ path: '#/example/principato/nothing', tolerates: /./ });
    await page.getByRole('alert').first().waitFor();
  });
});
