import { congressDay, edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';
import { formatHours, formatTime, instant } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { entryAddress } from '@kongres/contract/pages';
import type { Page } from '@playwright/test';
import { isRunning } from '../altered-page.ts';
import { setEdition } from '../edition.ts';
import { addressOfDay, lateDay, onDay, type Session } from '../published/congress.ts';
import { programmeOn } from '../published/programme.ts';
import { expect, test } from '../published/test.ts';
import { textsOf } from '../texts.ts';

const [language] = languages;
const address = addressOfDay(lateDay, language);
const sessions = onDay(lateDay);
const first = sessions[0] as Session;
const opens = new Date(momentOf(first.starts));
const clocks = textsOf(language.id, 'clock');

function momentOf(clock: string): string {
  return instant(congressDay(lateDay), clock);
}

/** What clocks in a zone show, as another part of the browser tells it. */
function wallIn(zone: string, clock: string): { day: string; time: string } {
  const [day = '', time = ''] = new Date(momentOf(clock))
    .toLocaleString('sv', { timeZone: zone })
    .split(' ');
  return { day, time: time.slice(0, 5) };
}

function hoursIn(zone: string, { starts, ends }: Session): string {
  return formatHours(wallIn(zone, starts).time, wallIn(zone, ends).time, language.id);
}

/** The hours of each session, and how many days from the congress's own they are. */
function expectedIn(zone: string): string[] {
  return sessions
    .map((session) => {
      const { day } = wallIn(zone, session.starts);
      const off = Math.sign(Date.parse(day) - Date.parse(congressDay(lateDay)));
      return [session.id, hoursIn(zone, session), off > 0 ? '+1' : off < 0 ? '-1' : ''].join(' ');
    })
    .toSorted();
}

async function expectHoursOf(page: Page, zone: string) {
  const { blocks } = programmeOn(page, language);
  const shown = () =>
    blocks.evaluateAll((elements) =>
      elements.map((element) => {
        const text = (tag: string) => element.querySelector(tag)?.textContent ?? '';
        const id = element.querySelector('a')?.pathname.split('/').at(-1);
        return [id, text('time'), text('abbr')].join(' ');
      }),
    );
  await expect.poll(async () => (await shown()).toSorted()).toEqual(expectedIn(zone));
}

const kept = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), site.storageKeys.timeZone);

for (const zone of ['America/New_York', 'Asia/Tokyo']) {
  test.describe(`with a clock in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('the hours are those of the congress until the visitor chooses, and the choice is kept', async ({
      page,
      complaints,
    }) => {
      await setEdition(page, opens);
      await page.goto(address);
      const group = page.getByRole('group', { name: clocks.label });
      const home = group.getByRole('button', { name: clocks.home });
      const own = group.getByRole('button', { name: clocks.own });
      await expect(own).toHaveAttribute('aria-pressed', 'false');
      await expect(home).toContainText(formatTime(first.starts, language.id));
      await expect(own).toContainText(formatTime(wallIn(zone, first.starts).time, language.id));
      await expectHoursOf(page, edition.timeZone);
      expect(await kept(page)).toBeNull();

      await own.click();
      await expect(own).toHaveAttribute('aria-pressed', 'true');
      await expect(home).toHaveAttribute('aria-pressed', 'false');
      await expectHoursOf(page, zone);
      expect(await kept(page)).toBe('own');
      await page.reload();
      await expect(own).toHaveAttribute('aria-pressed', 'true');
      await expectHoursOf(page, zone);

      await home.click();
      await expectHoursOf(page, edition.timeZone);
      expect(await kept(page)).toBeNull();
      await page.reload();
      await expect(own).toHaveAttribute('aria-pressed', 'false');
      await expectHoursOf(page, edition.timeZone);

      await page.goto(entryAddress('session', first.id, language));
      const { yours } = textsOf(language.id, 'session');
      const main = page.getByRole('main');
      await expect(main).toContainText(fillText(yours, { time: hoursIn(zone, first) }));
      await expect(main.locator('header time')).toHaveText(formatTime(first.starts, language.id));
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('with a clock where the congress is', () => {
  test.use({ timezoneId: edition.timeZone });

  test('there is one clock, whatever was chosen elsewhere', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'own'), site.storageKeys.timeZone);
    await setEdition(page, opens);
    await page.goto(address);
    await isRunning(page);
    const group = page.getByRole('group', { name: clocks.label });
    await expect(group).toContainText(formatTime(first.starts, language.id));
    // With nothing to choose from there is nothing to press.
    await expect(group.getByRole('button')).toHaveCount(0);
    await expectHoursOf(page, edition.timeZone);
  });
});
