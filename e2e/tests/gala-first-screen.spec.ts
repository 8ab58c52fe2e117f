import type { Page } from '@playwright/test';
import { contests } from '@kongres/content/facts/contests';
import { editionEnd } from '@kongres/content/facts/phases';
import { galas, type Gala } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { getLocalizedPath } from '@kongres/contract/pages';
import { mockEditionClock } from '../edition.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const hasContest = (gala: Gala['id']) => contests.some(({ id }) => id === gala);
const getHero = (page: Page) => page.locator('main header').first();

const shownLanguages = languages.filter(({ id }) => ['pl', 'de', 'en-GB'].includes(id));
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of screens) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    for (const language of shownLanguages) {
      const { contest, entry } = getTexts(language.id, 'gala');
      const contact = `${getLocalizedPath('contact', language)}?topic=contests#form`;
      const tickets = getLocalizedPath('tickets', language);

      test(`every gala shows its button in ${language.id} without scrolling`, async ({ page }) => {
        for (const { id } of galas) {
          await page.goto(getLocalizedPath(id, language));
          const button = getHero(page).getByRole('link');
          await expect(button, id).toHaveText(hasContest(id) ? contest.button : entry.button);
          await expect(button, id).toHaveAttribute('href', hasContest(id) ? contact : tickets);
          await expect(button, id).toBeInViewport({ ratio: 1 });
        }
      });

      test(`the expo shows the button for exhibitors in ${language.id} without scrolling`, async ({
        page,
      }) => {
        await page.goto(getLocalizedPath('expo', language));
        const { become } = getTexts(language.id, 'expo');
        const button = page.locator('main').getByRole('link', { name: become });
        await expect(button).toBeInViewport({ ratio: 1 });
        await expect(button).toHaveAttribute('href', getLocalizedPath('for-exhibitors', language));
      });
    }
  });
}

test('after the edition no gala asks for entries', async ({ page }) => {
  await mockEditionClock(page, editionEnd);
  for (const { id } of galas) {
    await page.goto(getLocalizedPath(id, languages[0]));
    const { button } = getTexts('pl', 'gala').phases.after.entry;
    await expect(getHero(page).getByRole('link')).toHaveText(button);
    await expect(page.locator('main a[href*="topic=contests"]')).toHaveCount(0);
  }
});

for (const width of [390, 600, 834, 1024]) {
  test(`no name of a gala overlaps its drawing on home at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1112 });
    await page.goto(getLocalizedPath('home', languages[0]));
    for (const { id } of galas.filter(({ onHome }) => onHome).slice(1)) {
      const poster = page
        .locator(`main a[href="${getLocalizedPath(id, languages[0])}"]`)
        .filter({ has: page.locator('h3') });
      await expect(async () => {
        await poster.scrollIntoViewIfNeeded();
        const [drawing, name] = await poster.evaluate((link) =>
          ['img', 'h3'].map((part) => link.querySelector(part)?.getBoundingClientRect()),
        );
        expect(name?.height, id).toBeGreaterThan(0);
        expect(drawing?.bottom, id).toBeLessThanOrEqual(name?.top ?? 0);
      }).toPass();
    }
  });
}
