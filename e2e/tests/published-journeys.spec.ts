import { languages } from '@kongres/content/facts/languages';
import { congressDay } from '@kongres/content/facts/edition';
import { formatDay, instant } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { addressOf, entryAddress } from '@kongres/contract/pages';
import { isRunning } from '../altered-page.ts';
import { isAcceptance } from '../config.ts';
import { setEdition } from '../edition.ts';
import { tabTo } from '../keyboard.ts';
import {
  addressOfDay,
  lateDay,
  matching,
  onDay,
  silence,
  speakerOf,
  titleIn,
} from '../published/congress.ts';
import { programmeOn } from '../published/programme.ts';
import { expect, test } from '../published/test.ts';
import { textsOf } from '../texts.ts';

const { day, track, level, nearest } = silence;
const wide = { width: 1440, height: 900 };
const ofTrack = matching({ track });

const usual = languages.filter(({ id }) => id === 'pl' || id === 'de');

for (const language of isAcceptance ? usual : [pickByCommit(usual, 'published-journeys')]) {
  const address = addressOfDay(day, language);
  const session = entryAddress('session', nearest.id, language);
  const speaker = speakerOf(nearest);
  const title = titleIn(nearest, language);

  test(`by mouse, a filter leads through the days to a session and its speaker, in ${language.id}`, async ({
    page,
    context,
    complaints,
  }) => {
    const programme = programmeOn(page, language);
    await page.setViewportSize(wide);
    await page.goto(addressOf('programme', language));
    await isRunning(page);
    await programme.tab(day).click();
    await expect(page).toHaveURL(address);
    await programme.expectWhole(day);

    await programme.facet('track').click();
    await programme.option(programme.search, 'track', track).check();
    await expect(page).toHaveURL(`${address}?track=${track}`);
    await programme.expectFound(day, { track });
    await page.keyboard.press('Escape');

    // The same for whoever is sent the address.
    const other = await context.newPage();
    await other.setViewportSize(wide);
    await other.goto(page.url());
    await programmeOn(other, language).expectFound(day, { track });
    await other.close();

    // Another day takes the choice along.
    await programme.tab(nearest.day).click();
    await expect(page).toHaveURL(`${addressOfDay(nearest.day, language)}?track=${track}`);
    await programme.expectFound(nearest.day, { track });
    await page.goBack();
    await programme.expectFound(day, { track });

    await programme.facet('level').click();
    await programme.option(programme.search, 'level', level).check();
    await page.keyboard.press('Escape');
    const silent = `${address}?track=${track}&level=${level}`;
    await expect(page).toHaveURL(silent);
    await programme.expectFound(day, { track, level });
    const { empty, filter } = programme.texts;
    const nothing = page.getByRole('heading', {
      name: fillText(empty.title, { day: programme.label(day) }),
    });
    await expect(nothing).toBeVisible();

    const main = page.getByRole('main');
    await main.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(session);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await main.getByRole('link', { name: speaker.name }).first().click();
    await expect(page).toHaveURL(entryAddress('speaker', speaker.id, language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(speaker.name);
    await expect(main.getByRole('link', { name: title }).first()).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(silent);
    await expect(nothing).toBeVisible();
    await main.getByRole('button', { name: filter.clear }).last().click();
    await expect(page).toHaveURL(address);
    await programme.expectWhole(day);
    expect(complaints).toEqual([]);
  });

  test(`by keyboard alone, the same way in ${language.id}`, async ({ page, complaints }) => {
    const programme = programmeOn(page, language);
    await page.setViewportSize(wide);
    await page.goto(addressOf('programme', language));
    await isRunning(page);
    await tabTo(page, programme.tab(day));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await programme.expectWhole(day);

    for (const [facet, id] of [
      ['track', track],
      ['level', level],
    ] as const) {
      await tabTo(page, programme.facet(facet));
      await page.keyboard.press('Enter');
      await tabTo(page, programme.option(programme.search, facet, id));
      await page.keyboard.press('Space');
      await expect(programme.option(programme.search, facet, id)).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(programme.facet(facet)).toBeFocused();
    }
    await programme.expectFound(day, { track, level });

    const main = page.getByRole('main');
    await tabTo(page, main.getByRole('link', { name: title }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(session);
    await tabTo(page, main.getByRole('link', { name: speaker.name }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(speaker.name);
    await tabTo(page, main.getByRole('link', { name: title }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(session);
    const { back } = textsOf(language.id, 'session');
    const weekday = formatDay(congressDay(nearest.day), language.id, 'weekdayName');
    await tabTo(page, main.getByRole('link', { name: fillText(back, { day: weekday }) }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOfDay(nearest.day, language));
    await programme.expectWhole(nearest.day);
    expect(complaints).toEqual([]);
  });

  test.describe(`on a phone, in ${language.id}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('the filters are a sheet, and the list keeps what they leave', async ({
      page,
      complaints,
    }) => {
      const programme = programmeOn(page, language);
      const { filter } = programme.texts;
      await page.goto(address);
      await isRunning(page);
      await expect(programme.facet('track')).toBeHidden();
      await programme.opener.tap();
      await programme.option(programme.sheet, 'track', track).tap();
      const show = fillText(filter.show, { sessions: programme.counted(ofTrack.length) });
      await programme.sheet.getByRole('button', { name: show }).tap();
      await expect(programme.sheet).toBeHidden();
      await expect(page).toHaveURL(`${address}?track=${track}`);
      await programme.expectFound(day, { track });
      const shown = programme.blocks.filter({ visible: true });
      await expect(shown).toHaveCount(onDay(day, ofTrack).length);

      await programme.opener.tap();
      await programme.sheet.getByRole('button', { name: filter.clear }).tap();
      await programme.sheet.getByRole('button', { name: filter.close }).tap();
      await expect(page).toHaveURL(address);
      await expect(shown).toHaveCount(onDay(day).length);
      expect(complaints).toEqual([]);
    });

    test('what is over today is folded away until it is asked for', async ({
      page,
      complaints,
    }) => {
      const programme = programmeOn(page, language);
      const all = onDay(lateDay);
      const last = all.at(-1)?.starts ?? '';
      const over = all.filter(({ ends }) => ends <= last);
      expect(over.length).toBeGreaterThan(0);
      await setEdition(page, new Date(instant(congressDay(lateDay), last)));
      await page.goto(addressOfDay(lateDay, language));
      const { earlier, live } = programme.texts.block;
      const fold = page.getByRole('button', {
        name: fillText(earlier, { sessions: programme.counted(over.length) }),
      });
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
      const shown = programme.blocks.filter({ visible: true });
      await expect(shown).toHaveCount(all.length - over.length);
      await expect(shown.first()).toContainText(live);
      await fold.tap();
      await expect(shown).toHaveCount(all.length);
      expect(complaints).toEqual([]);
    });
  });
}
