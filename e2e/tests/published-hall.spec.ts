import type { Page } from '@playwright/test';
import { languages, type Language } from '@kongres/content/facts/languages';
import { findZoneOfStand, zones } from '@kongres/content/facts/zones';
import { fillText } from '@kongres/content/format/marked-text';
import { getLocalizedPath } from '@kongres/contract/pages';
import { waitForHydration } from '../modified-html.ts';
import { findAxeViolations } from '../axe.ts';
import { getExhibitorPath, exhibitors, exhibitorWithDemos } from '../published/congress.ts';
import { expect, test } from '../published/test.ts';
import { getTexts } from '../texts.ts';

const zone = findZoneOfStand(exhibitorWithDemos.stand) ?? zones[0].id;
const inZone = exhibitors.filter(({ stand }) => findZoneOfStand(stand) === zone);
const [polish] = languages;
const german = languages.find(({ id }) => id === 'de') ?? polish;

function getHall(page: Page, { id: code }: Language) {
  const texts = getTexts(code, 'hall');
  const list = page.getByRole('region', { name: texts.list });
  const plan = page.locator('[data-plan]');
  return {
    texts,
    plan,
    rows: list.locator('li:has(a[data-exhibitor])').filter({ visible: true }),
    row: (id: string) => list.locator(`a[data-exhibitor="${id}"]`),
    stand: (id: string) => plan.locator(`a[data-exhibitor="${id}"]`),
    highlighted: plan.locator('[data-lit] a'),
    tile: page
      .getByRole('list', { name: texts.zones })
      .getByRole('button', { name: getTexts(code, 'zones').names[zone] }),
    search: page.getByRole('searchbox', { name: texts.filter.search }),
  };
}

async function openHall(page: Page, language: Language, search = '') {
  await page.goto(getLocalizedPath('expo', language) + search);
  await waitForHydration(page);
  return getHall(page, language);
}

for (const language of [polish, german]) {
  test(`an exhibitor is found by zone, search and plan, and contacted, by mouse in ${language.id}`, async ({
    page,
  }) => {
    const hall = await openHall(page, language);
    await expect(hall.rows).toHaveCount(exhibitors.length);
    await hall.tile.click();
    await expect(hall.rows).toHaveCount(inZone.length);
    await expect(page).toHaveURL(`${getLocalizedPath('expo', language)}?zone=${zone}`);
    await expect(hall.plan.locator('[data-hit="true"] a')).toHaveCount(inZone.length);

    await hall.search.fill(exhibitorWithDemos.stand);
    await expect(hall.rows).toHaveCount(1);
    await hall.row(exhibitorWithDemos.id).hover();
    await expect(hall.highlighted).toHaveAttribute('data-exhibitor', exhibitorWithDemos.id);
    await hall.stand(exhibitorWithDemos.id).click();
    await expect(page).toHaveURL(getExhibitorPath(exhibitorWithDemos.id, language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(exhibitorWithDemos.name);

    await page.getByRole('link', { name: getTexts(language.id, 'exhibitor').ask }).click();
    const { form, exhibitorSubject } = getTexts(language.id, 'contact');
    await expect(page.getByLabel(form.topic)).toHaveValue('exhibitor');
    await expect(page.getByLabel(form.subject, { exact: true })).toHaveValue(
      fillText(exhibitorSubject, { name: exhibitorWithDemos.name }),
    );
  });

  test(`list and plan highlight each other by keyboard in ${language.id}`, async ({ page }) => {
    const hall = await openHall(page, language);
    await hall.row(exhibitorWithDemos.id).focus();
    await expect(hall.highlighted).toHaveAttribute('data-exhibitor', exhibitorWithDemos.id);

    // The plan is one Tab stop after the list.
    await expect(hall.plan.locator('a[tabindex="0"]')).toHaveCount(1);
    await hall.plan.locator('a[tabindex="0"]').focus();
    const current = await getHighlightedId(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => getHighlightedId(page)).not.toBe(current);
    const next = await getHighlightedId(page);
    await expect(hall.row(next).locator('..')).toHaveAttribute('data-lit');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => getHighlightedId(page)).toBe(current);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(getExhibitorPath(current, language));
  });
}

async function getHighlightedId(page: Page): Promise<string> {
  return (await page.locator('[data-plan] [data-lit] a').getAttribute('data-exhibitor')) ?? '';
}

test('a shared URL restores the filters, and an empty result can be cleared', async ({ page }) => {
  const { category } = exhibitorWithDemos;
  const sameCategory = inZone.filter((each) => each.category === category);
  const hall = await openHall(page, german, `?zone=${zone}&category=${category}`);
  await expect(hall.rows).toHaveCount(sameCategory.length);
  await hall.search.fill('zzz');
  await expect(page.getByRole('heading', { name: hall.texts.empty.title })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: hall.texts.filter.clear }).last().click();
  await expect(hall.rows).toHaveCount(exhibitors.length);
  await expect(page).toHaveURL(getLocalizedPath('expo', german));
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  for (const language of [polish, german]) {
    test(`the hall invites exhibitors at ${viewport.width}x${viewport.height} in ${language.id} without scrolling`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const { texts } = await openHall(page, language);
      const button = page.getByRole('link', { name: texts.become.button }).first();
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(button).toHaveAttribute('href', getLocalizedPath('for-exhibitors', language));
    });
  }
}

test('every row of the hall shows the logo of its company', async ({ page }) => {
  const hall = await openHall(page, polish);
  await expect(hall.rows.locator('img')).toHaveCount(exhibitors.length);
  const logo = hall.row(exhibitorWithDemos.id).locator('img');
  await logo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('on a phone the plan opens with a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hall = await openHall(page, polish);
  await expect(hall.plan).toBeHidden();
  await page.getByRole('button', { name: hall.texts.plan.show }).click();
  await expect(hall.plan).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every exhibitor is in the list and on the plan', async ({ page }) => {
    await page.goto(getLocalizedPath('expo', german));
    const hall = getHall(page, german);
    await expect(hall.rows).toHaveCount(exhibitors.length);
    await expect(hall.plan.locator('a[data-exhibitor]')).toHaveCount(exhibitors.length);
    await expect(hall.search).toBeHidden();
    await hall.row(exhibitorWithDemos.id).click();
    await expect(page).toHaveURL(getExhibitorPath(exhibitorWithDemos.id, german));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(exhibitorWithDemos.name);
  });
});
