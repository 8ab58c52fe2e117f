import type { Page } from '@playwright/test';
import { languages, type Language } from '@kongres/content/facts/languages';
import { zoneOfStand, zones } from '@kongres/content/facts/zones';
import { fillText } from '@kongres/content/format/marked-text';
import { addressOf } from '@kongres/contract/pages';
import { isRunning } from '../altered-page.ts';
import { faultsOf } from '../axe.ts';
import { addressOfExhibitor, exhibitors, showing } from '../published/congress.ts';
import { expect, test } from '../published/test.ts';
import { textsOf } from '../texts.ts';

const zone = zoneOfStand(showing.stand) ?? zones[0].id;
const inZone = exhibitors.filter(({ stand }) => zoneOfStand(stand) === zone);
const [polish] = languages;
const german = languages.find(({ id }) => id === 'de') ?? polish;

/** The list of companies and the plan, by what they say in a language. */
function hallOn(page: Page, { id: code }: Language) {
  const texts = textsOf(code, 'hall');
  const list = page.getByRole('region', { name: texts.list });
  const plan = page.locator('[data-plan]');
  return {
    texts,
    plan,
    rows: list.locator('li:has(a[data-exhibitor])').filter({ visible: true }),
    row: (id: string) => list.locator(`a[data-exhibitor="${id}"]`),
    stand: (id: string) => plan.locator(`a[data-exhibitor="${id}"]`),
    lit: plan.locator('[data-lit] a'),
    tile: page
      .getByRole('list', { name: texts.zones })
      .getByRole('button', { name: textsOf(code, 'zones').names[zone] }),
    search: page.getByRole('searchbox', { name: texts.filter.search }),
  };
}

async function openHall(page: Page, language: Language, search = '') {
  await page.goto(addressOf('expo', language) + search);
  await isRunning(page);
  return hallOn(page, language);
}

for (const language of [polish, german]) {
  test(`a zone, a word, a stand, a company and a question to it, by mouse in ${language.id}`, async ({
    page,
  }) => {
    const hall = await openHall(page, language);
    await expect(hall.rows).toHaveCount(exhibitors.length);
    await hall.tile.click();
    await expect(hall.rows).toHaveCount(inZone.length);
    await expect(page).toHaveURL(`${addressOf('expo', language)}?zone=${zone}`);
    await expect(hall.plan.locator('[data-hit="true"] a')).toHaveCount(inZone.length);

    await hall.search.fill(showing.stand);
    await expect(hall.rows).toHaveCount(1);
    await hall.row(showing.id).hover();
    await expect(hall.lit).toHaveAttribute('data-exhibitor', showing.id);
    await hall.stand(showing.id).click();
    await expect(page).toHaveURL(addressOfExhibitor(showing.id, language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(showing.name);

    await page.getByRole('link', { name: textsOf(language.id, 'exhibitor').ask }).click();
    const { form, exhibitorSubject } = textsOf(language.id, 'contact');
    await expect(page.getByLabel(form.topic)).toHaveValue('exhibitor');
    await expect(page.getByLabel(form.subject, { exact: true })).toHaveValue(
      fillText(exhibitorSubject, { name: showing.name }),
    );
  });

  test(`list and plan light each other by keyboard, in ${language.id}`, async ({ page }) => {
    const hall = await openHall(page, language);
    await hall.row(showing.id).focus();
    await expect(hall.lit).toHaveAttribute('data-exhibitor', showing.id);

    // From the list the Tab key leads on to the plan, which is one stop.
    await expect(hall.plan.locator('a[tabindex="0"]')).toHaveCount(1);
    await hall.plan.locator('a[tabindex="0"]').focus();
    const here = await litId(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => litId(page)).not.toBe(here);
    const next = await litId(page);
    await expect(hall.row(next).locator('..')).toHaveAttribute('data-lit');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => litId(page)).toBe(here);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOfExhibitor(here, language));
  });
}

async function litId(page: Page): Promise<string> {
  return (await page.locator('[data-plan] [data-lit] a').getAttribute('data-exhibitor')) ?? '';
}

test('a hall that was sent to somebody opens as it was; an empty one has a way out', async ({
  page,
}) => {
  const { category } = showing;
  const alike = inZone.filter((each) => each.category === category);
  const hall = await openHall(page, german, `?zone=${zone}&category=${category}`);
  await expect(hall.rows).toHaveCount(alike.length);
  await hall.search.fill('zzz');
  await expect(page.getByRole('heading', { name: hall.texts.empty.title })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: hall.texts.filter.clear }).last().click();
  await expect(hall.rows).toHaveCount(exhibitors.length);
  await expect(page).toHaveURL(addressOf('expo', german));
});

test('on a phone the plan waits behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hall = await openHall(page, polish);
  await expect(hall.plan).toBeHidden();
  await page.getByRole('button', { name: hall.texts.plan.show }).click();
  await expect(hall.plan).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every company stands in the list and on the plan', async ({ page }) => {
    await page.goto(addressOf('expo', german));
    const hall = hallOn(page, german);
    await expect(hall.rows).toHaveCount(exhibitors.length);
    await expect(hall.plan.locator('a[data-exhibitor]')).toHaveCount(exhibitors.length);
    await expect(hall.search).toBeHidden();
    await hall.row(showing.id).click();
    await expect(page).toHaveURL(addressOfExhibitor(showing.id, german));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(showing.name);
  });
});
