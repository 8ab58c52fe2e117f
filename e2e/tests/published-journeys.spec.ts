import { languages } from '@kongres/content/facts/languages';
import { getCongressDay } from '@kongres/content/facts/edition';
import { formatDay, toIsoInstant } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { getLocalizedPath, getEntryPath } from '@kongres/contract/pages';
import { waitForHydration } from '../modified-html.ts';
import { isAcceptance } from '../config.ts';
import { mockEdition } from '../edition.ts';
import { pressTabUntilFocused } from '../keyboard.ts';
import {
  getDayPath,
  latestDay,
  filterSessions,
  listSessionsOfDay,
  emptyDayFilter,
  getFirstSpeaker,
  getSessionTitle,
} from '../published/congress.ts';
import { getProgrammePage } from '../published/programme.ts';
import { expect, test } from '../published/test.ts';
import { getTexts } from '../texts.ts';

const { day, track, level, nearest } = emptyDayFilter;
const wide = { width: 1440, height: 900 };
const ofTrack = filterSessions({ track });

const usual = languages.filter(({ id }) => id === 'pl' || id === 'de');

for (const language of isAcceptance ? usual : [pickByCommit(usual, 'published-journeys')]) {
  const address = getDayPath(day, language);
  const session = getEntryPath('session', nearest.id, language);
  const speaker = getFirstSpeaker(nearest);
  const title = getSessionTitle(nearest, language);

  test(`filters, days, a session and its speaker are reached by mouse in ${language.id}`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    const programme = getProgrammePage(page, language);
    await page.setViewportSize(wide);
    await page.goto(getLocalizedPath('programme', language));
    await waitForHydration(page);
    await programme.tab(day).click();
    await expect(page).toHaveURL(address);
    await programme.expectAllSessions(day);

    await programme.facet('track').click();
    await programme.option(programme.search, 'track', track).check();
    await expect(page).toHaveURL(`${address}?track=${track}`);
    await programme.expectFilteredSessions(day, { track });
    await page.keyboard.press('Escape');

    // The URL restores the filter in another tab.
    const other = await context.newPage();
    await other.setViewportSize(wide);
    await other.goto(page.url());
    await getProgrammePage(other, language).expectFilteredSessions(day, { track });
    await other.close();

    // Changing the day keeps the filter.
    await programme.tab(nearest.day).click();
    await expect(page).toHaveURL(`${getDayPath(nearest.day, language)}?track=${track}`);
    await programme.expectFilteredSessions(nearest.day, { track });
    await page.goBack();
    await programme.expectFilteredSessions(day, { track });

    await programme.facet('level').click();
    await programme.option(programme.search, 'level', level).check();
    await page.keyboard.press('Escape');
    const emptyUrl = `${address}?track=${track}&level=${level}`;
    await expect(page).toHaveURL(emptyUrl);
    await programme.expectFilteredSessions(day, { track, level });
    const { empty, filter } = programme.texts;
    const emptyHeading = page.getByRole('heading', {
      name: fillText(empty.title, { day: programme.label(day) }),
    });
    await expect(emptyHeading).toBeVisible();

    const main = page.getByRole('main');
    await main.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(session);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await main.getByRole('link', { name: speaker.name }).first().click();
    await expect(page).toHaveURL(getEntryPath('speaker', speaker.id, language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(speaker.name);
    await expect(main.getByRole('link', { name: title }).first()).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(emptyUrl);
    await expect(emptyHeading).toBeVisible();
    await main.getByRole('button', { name: filter.clear }).last().click();
    await expect(page).toHaveURL(address);
    await programme.expectAllSessions(day);
    expect(consoleErrors).toEqual([]);
  });

  test(`filters, days, a session and its speaker are reached by keyboard in ${language.id}`, async ({
    page,
    consoleErrors,
  }) => {
    const programme = getProgrammePage(page, language);
    await page.setViewportSize(wide);
    await page.goto(getLocalizedPath('programme', language));
    await waitForHydration(page);
    await pressTabUntilFocused(page, programme.tab(day));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await programme.expectAllSessions(day);

    for (const [facet, id] of [
      ['track', track],
      ['level', level],
    ] as const) {
      await pressTabUntilFocused(page, programme.facet(facet));
      await page.keyboard.press('Enter');
      await pressTabUntilFocused(page, programme.option(programme.search, facet, id));
      await page.keyboard.press('Space');
      await expect(programme.option(programme.search, facet, id)).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(programme.facet(facet)).toBeFocused();
    }
    await programme.expectFilteredSessions(day, { track, level });

    const main = page.getByRole('main');
    await pressTabUntilFocused(page, main.getByRole('link', { name: title }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(session);
    await pressTabUntilFocused(page, main.getByRole('link', { name: speaker.name }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(speaker.name);
    await pressTabUntilFocused(page, main.getByRole('link', { name: title }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(session);
    const { back } = getTexts(language.id, 'session');
    const weekday = formatDay(getCongressDay(nearest.day), language.id, 'weekdayName');
    await pressTabUntilFocused(
      page,
      main.getByRole('link', { name: fillText(back, { day: weekday }) }),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(getDayPath(nearest.day, language));
    await programme.expectAllSessions(nearest.day);
    expect(consoleErrors).toEqual([]);
  });

  test.describe(`on a phone, in ${language.id}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('the filters open in a sheet and reduce the list', async ({ page, consoleErrors }) => {
      const programme = getProgrammePage(page, language);
      const { filter } = programme.texts;
      await page.goto(address);
      await waitForHydration(page);
      await expect(programme.facet('track')).toBeHidden();
      await programme.opener.tap();
      await programme.option(programme.sheet, 'track', track).tap();
      const show = fillText(filter.show, { sessions: programme.counted(ofTrack.length) });
      await programme.sheet.getByRole('button', { name: show }).tap();
      await expect(programme.sheet).toBeHidden();
      await expect(page).toHaveURL(`${address}?track=${track}`);
      await programme.expectFilteredSessions(day, { track });
      const shown = programme.blocks.filter({ visible: true });
      await expect(shown).toHaveCount(listSessionsOfDay(day, ofTrack).length);

      await programme.opener.tap();
      await programme.sheet.getByRole('button', { name: filter.clear }).tap();
      await programme.sheet.getByRole('button', { name: filter.close }).tap();
      await expect(page).toHaveURL(address);
      await expect(shown).toHaveCount(listSessionsOfDay(day).length);
      expect(consoleErrors).toEqual([]);
    });

    test('past sessions of the day are collapsed until expanded', async ({
      page,
      consoleErrors,
    }) => {
      const programme = getProgrammePage(page, language);
      const all = listSessionsOfDay(latestDay);
      const last = all.at(-1)?.starts ?? '';
      const past = all.filter(({ ends }) => ends <= last);
      expect(past.length).toBeGreaterThan(0);
      await mockEdition(page, new Date(toIsoInstant(getCongressDay(latestDay), last)));
      await page.goto(getDayPath(latestDay, language));
      const { earlier, live } = programme.texts.block;
      const expand = page.getByRole('button', {
        name: fillText(earlier, { sessions: programme.counted(past.length) }),
      });
      await expect(expand).toHaveAttribute('aria-expanded', 'false');
      const shown = programme.blocks.filter({ visible: true });
      await expect(shown).toHaveCount(all.length - past.length);
      await expect(shown.first()).toContainText(live);
      await expand.tap();
      await expect(shown).toHaveCount(all.length);
      expect(consoleErrors).toEqual([]);
    });
  });
}
