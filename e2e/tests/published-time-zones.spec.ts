import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';
import { formatHours, formatTime, toIsoInstant } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { getEntryPath } from '@kongres/contract/pages';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../modified-html.ts';
import { mockEdition } from '../edition.ts';
import { getDayPath, latestDay, listSessionsOfDay, type Session } from '../published/congress.ts';
import { getProgrammePage } from '../published/programme.ts';
import { expect, test } from '../published/test.ts';
import { getTexts } from '../texts.ts';

const [language] = languages;
const address = getDayPath(latestDay, language);
const sessions = listSessionsOfDay(latestDay);
const first = sessions[0] as Session;
const opens = new Date(toInstant(first.starts));
const clocks = getTexts(language.id, 'clock');

function toInstant(clock: string): string {
  return toIsoInstant(getCongressDay(latestDay), clock);
}

/** Local time in a zone, computed independently of the site's code. */
function getWallTime(zone: string, clock: string): { day: string; time: string } {
  const [day = '', time = ''] = new Date(toInstant(clock))
    .toLocaleString('sv', { timeZone: zone })
    .split(' ');
  return { day, time: time.slice(0, 5) };
}

function formatHoursIn(zone: string, { starts, ends }: Session): string {
  return formatHours(getWallTime(zone, starts).time, getWallTime(zone, ends).time, language.id);
}

/** Hours of each session with the day offset to the congress time zone. */
function getExpectedHours(zone: string): string[] {
  return sessions
    .map((session) => {
      const { day } = getWallTime(zone, session.starts);
      const off = Math.sign(Date.parse(day) - Date.parse(getCongressDay(latestDay)));
      return [session.id, formatHoursIn(zone, session), off > 0 ? '+1' : off < 0 ? '-1' : ''].join(
        ' ',
      );
    })
    .toSorted();
}

async function expectHoursInZone(page: Page, zone: string) {
  const { blocks } = getProgrammePage(page, language);
  const shown = () =>
    blocks.evaluateAll((elements) =>
      elements.map((element) => {
        const text = (tag: string) => element.querySelector(tag)?.textContent ?? '';
        const id = element.querySelector('a')?.pathname.split('/').at(-1);
        return [id, text('time'), text('abbr')].join(' ');
      }),
    );
  await expect.poll(async () => (await shown()).toSorted()).toEqual(getExpectedHours(zone));
}

const readStoredTimeZone = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), site.storageKeys.timeZone);

for (const zone of ['America/New_York', 'Asia/Tokyo']) {
  test.describe(`in the time zone ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('hours use the congress time zone until the visitor chooses their own, which is saved', async ({
      page,
      consoleErrors,
    }) => {
      await mockEdition(page, opens);
      await page.goto(address);
      const group = page.getByRole('group', { name: clocks.label });
      const home = group.getByRole('button', { name: clocks.home });
      const local = group.getByRole('button', { name: clocks.own });
      await expect(local).toHaveAttribute('aria-pressed', 'false');
      await expect(home).toContainText(formatTime(first.starts, language.id));
      await expect(local).toContainText(
        formatTime(getWallTime(zone, first.starts).time, language.id),
      );
      await expectHoursInZone(page, edition.timeZone);
      expect(await readStoredTimeZone(page)).toBeNull();

      await local.click();
      await expect(local).toHaveAttribute('aria-pressed', 'true');
      await expect(home).toHaveAttribute('aria-pressed', 'false');
      await expectHoursInZone(page, zone);
      expect(await readStoredTimeZone(page)).toBe('own');
      await page.reload();
      await expect(local).toHaveAttribute('aria-pressed', 'true');
      await expectHoursInZone(page, zone);

      await home.click();
      await expectHoursInZone(page, edition.timeZone);
      expect(await readStoredTimeZone(page)).toBeNull();
      await page.reload();
      await expect(local).toHaveAttribute('aria-pressed', 'false');
      await expectHoursInZone(page, edition.timeZone);

      await page.goto(getEntryPath('session', first.id, language));
      const { yours } = getTexts(language.id, 'session');
      const main = page.getByRole('main');
      await expect(main).toContainText(fillText(yours, { time: formatHoursIn(zone, first) }));
      await expect(main.locator('header time')).toHaveText(formatTime(first.starts, language.id));
      expect(consoleErrors).toEqual([]);
    });
  });
}

test.describe('in the congress time zone', () => {
  test.use({ timezoneId: edition.timeZone });

  test('one clock is shown, whatever choice is stored', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'own'), site.storageKeys.timeZone);
    await mockEdition(page, opens);
    await page.goto(address);
    await waitForHydration(page);
    const group = page.getByRole('group', { name: clocks.label });
    await expect(group).toContainText(formatTime(first.starts, language.id));
    await expect(group.getByRole('button')).toHaveCount(0);
    await expectHoursInZone(page, edition.timeZone);
  });
});
