import { getLocalizedPath } from '@kongres/contract/pages';
import { getRow } from '@kongres/content/facts/collection';
import { languages } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { fillText } from '@kongres/content/format/marked-text';
import type { Page } from '@playwright/test';
import { measureBox } from '../measure-box.ts';
import { createContactMessage, getContactForm } from '../contact-form.ts';
import { runQuery } from '../database.ts';
import { leadPages } from '../lead-pages.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const measured = languages.filter(({ id }) => ['pl', 'de', 'en-GB'].includes(id));
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const polish = getRow(languages, 'pl');
const sponsorPath = getLocalizedPath('for-sponsors', polish);

const getHeroButton = (page: Page) => page.locator('main header a[href="#form"]');
const getBarButton = (page: Page) => page.locator('[data-bottom-bar] a');

for (const language of measured) {
  for (const size of sizes) {
    test(`lead pages in ${language.id} at ${size.width} px have their button in the first screen and their form on the page`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      for (const { id, topic } of leadPages) {
        await page.goto(getLocalizedPath(id, language));
        const { button, deadline } = getTexts(language.id, id);
        await expect(getHeroButton(page)).toHaveText(button);
        await expect(getHeroButton(page)).toBeInViewport({ ratio: 1 });
        await expect(page.locator('main header').first()).toContainText(deadline.title);
        const { form } = getContactForm(page, language.id);
        await expect(form).toHaveCount(1);
        await expect(form.locator('[name="topic"]')).toHaveValue(topic);
        await getHeroButton(page).click();
        await expect(form.locator('[name="name"]')).toBeInViewport();
      }
    });
  }
}

test('a message from a lead page carries the topic of the page', async ({ page }) => {
  const message = createContactMessage();
  await page.goto(getLocalizedPath('for-speakers', polish), { waitUntil: 'networkidle' });
  await getHeroButton(page).click();
  const { field, fill, button, status, texts, topic } = getContactForm(page, 'pl');
  await expect(field('subject')).toHaveValue(getTexts('pl', 'contact').topics.speaker.subject);
  await expect(topic).toHaveCount(0);
  await button.click();
  await expect(field('name')).toHaveAccessibleDescription(texts.missing.name);
  await fill(message);
  await button.click();
  await expect(status).toContainText(texts.sent.title, { timeout: 30_000 });
  const rows = await runQuery('select topic from contact_message where email = $1', [
    message.email,
  ]);
  expect(rows).toEqual([{ topic: 'speaker' }]);
});

test('sponsors see what each package contains and choosing one preselects it in the form', async ({
  page,
}) => {
  const { packages } = getTexts('pl', 'become-partner');
  const { packageSubject } = getTexts('pl', 'contact');
  for (const address of [sponsorPath, getLocalizedPath('become-partner', polish)]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    for (const { name } of partnerPackages) {
      const card = page.getByRole('article', { name });
      await expect(card.getByRole('listitem')).not.toHaveCount(0);
      await card.getByRole('link', { name: fillText(packages.choose, { name }) }).click();
      const { field } = getContactForm(page, 'pl');
      await expect(field('subject')).toHaveValue(fillText(packageSubject, { name }));
      await expect(field('subject')).toBeInViewport();
    }
    expect(new URL(page.url()).pathname).toBe(address);
  }
});

test('a visit of a lead page stores no draft, and a draft follows to the contact page', async ({
  page,
}) => {
  await page.goto(sponsorPath, { waitUntil: 'networkidle' });
  await getHeroButton(page).click();
  const { field, topic } = getContactForm(page, 'pl');
  await expect(field('subject')).not.toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await field('message').fill('Dzień dobry');
  await page.goto('/pl/kontakt', { waitUntil: 'networkidle' });
  await expect(field('message')).toHaveValue('Dzień dobry');
  await expect(topic).toHaveValue('sponsor');
});

test('on phones a bar keeps the button at the bottom between the hero and the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(sponsorPath, { waitUntil: 'networkidle' });
  const bar = getBarButton(page);
  await expect(bar).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(bar).toBeInViewport({ ratio: 1 });
  const { bottom } = await measureBox(page.locator('[data-bottom-bar] > div'));
  expect(bottom).toBeCloseTo(844, 0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 1200));
  await bar.click();
  await expect(bar).toBeHidden();
  await expect(getContactForm(page, 'pl').field('name')).toBeInViewport();
});

test('the bar covers no focused element, causes no layout shift and is absent on wide screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(sponsorPath, { waitUntil: 'networkidle' });
  const links = page.locator('main article a');
  for (const link of await links.all()) {
    await link.focus();
    await page.waitForTimeout(150);
    const isCovered = await link.evaluate((element) => {
      const { left, bottom, width } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + width / 2, bottom - 3));
    });
    expect(isCovered).toBe(false);
  }
  const heightWithBar = await page.evaluate(() => {
    const height = document.documentElement.scrollHeight;
    document.querySelector('[data-bottom-bar]')?.remove();
    return [height, document.documentElement.scrollHeight];
  });
  expect(heightWithBar[0]).toBe(heightWithBar[1]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(sponsorPath);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(getBarButton(page)).toBeHidden();
});

test('without JavaScript lead pages show the organiser’s email address instead of the form', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  for (const { id } of leadPages) {
    await page.goto(getLocalizedPath(id, polish));
    await expect(page.locator('form')).toBeHidden();
    await expect(page.locator('#form').getByRole('link', { name: organiser.email })).toBeVisible();
  }
  await context.close();
});
