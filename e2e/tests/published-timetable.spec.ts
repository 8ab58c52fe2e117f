import type { Locator } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { dayNumbers, getDayPath, listSessionsOfDay } from '../published/congress.ts';
import { expect, test } from '../published/test.ts';

const [polish] = languages;
const phone = { width: 390, height: 844 };
const minInset = 8;

/** The day with the most sessions, so that the list is longer than the screen. */
const [longestDay = 1] = dayNumbers.toSorted(
  (one, other) => listSessionsOfDay(other).length - listSessionsOfDay(one).length,
);

/** Distance between the text and the left edge of its block. */
function readInset(heading: Locator): Promise<number> {
  return heading.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const block = element.closest('li')?.getBoundingClientRect();
    return text.getBoundingClientRect().left - (block?.left ?? Infinity);
  });
}

for (const width of [phone.width, 834]) {
  test(`the text of a break keeps its distance from the edge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ ...phone, width });
    await page.goto(getDayPath(longestDay, polish));
    const heading = page.locator('main li[data-type="break"] h3').first();
    expect(await readInset(heading)).toBeGreaterThanOrEqual(minInset);
  });

  test(`the hour stays below the header while its sessions scroll at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...phone, width });
    await page.goto(getDayPath(longestDay, polish));
    const hours = page.locator('main ol > li:has(> h2):visible');
    const [first, second] = [hours.nth(0), hours.nth(1)];
    const scrollTo = (hour: Locator, offset: number) =>
      hour.evaluate((element, by) => {
        window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY + by);
      }, offset);
    const readTop = (hour: Locator) =>
      hour.evaluate((element) => element.getBoundingClientRect().top);
    const readHeaderEnd = () =>
      page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);

    await scrollTo(first, 60);
    await expect.poll(async () => (await readTop(first)) - (await readHeaderEnd())).toBeLessThan(3);
    expect(await readTop(first)).toBeGreaterThan(0);
    await scrollTo(second, 60);
    await expect
      .poll(async () => (await readTop(second)) - (await readHeaderEnd()))
      .toBeLessThan(3);
    expect(await readTop(second)).toBeGreaterThan(0);
  });
}

test('a focused session is not hidden behind the hour', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(getDayPath(longestDay, polish));
  const links = page.locator('main li[data-type] h3 a');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await links.nth(3).focus();
  const isHidden = await links.nth(3).evaluate((link) => {
    const { left, top } = link.getBoundingClientRect();
    return !document
      .elementFromPoint(left + 4, top + 4)
      ?.closest('li')
      ?.contains(link);
  });
  expect(isHidden).toBe(false);
});
