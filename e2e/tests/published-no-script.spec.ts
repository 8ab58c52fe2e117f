import { edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { getEntryPath } from '@kongres/contract/pages';
import { isAcceptance } from '../config.ts';
import {
  getDayPath,
  latestDay,
  listSessionsOfDay,
  allPages,
  getFirstSpeaker,
  getSessionTitle,
} from '../published/congress.ts';
import { getProgrammePage } from '../published/programme.ts';
import { expect, test } from '../published/test.ts';

test.use({ javaScriptEnabled: false });

const usual = languages.filter(({ id }) => id === 'pl' || id === 'de');

for (const language of isAcceptance
  ? usual
  : [pickByCommit(usual, 'published-no-script-language')]) {
  test(`without JavaScript every published page can be read and navigated in ${language.id}`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    // published-pages.spec.ts checks the HTML; this checks visibility on sampled pages.
    const shownPages = isAcceptance ? allPages : [pickByCommit(allPages, 'published-no-script')];
    for (const { name, address } of shownPages) {
      await page.goto(address(language), { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      expect((await main.innerText()).length, name).toBeGreaterThan(100);
    }

    const programme = getProgrammePage(page, language);
    for (let n = 1; n <= edition.dayCount; n += 1) {
      await page.goto(getDayPath(n, language), { waitUntil: 'domcontentloaded' });
      const links = programme.blocks.locator('h3 a').filter({ visible: true });
      const shown = await links.allTextContents();
      expect(shown.map(normaliseSpaces).toSorted()).toEqual(
        listSessionsOfDay(n)
          .map((session) => normaliseSpaces(getSessionTitle(session, language)))
          .toSorted(),
      );
    }
    await expect(programme.search).toBeHidden();

    await programme.tab(latestDay).click();
    await expect(page).toHaveURL(getDayPath(latestDay, language));
    const session = listSessionsOfDay(latestDay).find(({ speakers = [] }) => speakers.length > 0);
    if (!session) throw new Error('no session of that day has a speaker');
    await programme.blocks.locator(`a[href$="/${session.id}"]`).click();
    await expect(page).toHaveURL(getEntryPath('session', session.id, language));
    const { id, name } = getFirstSpeaker(session);
    await main.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(getEntryPath('speaker', id, language));
    await expect(main.locator(`a[href$="/${session.id}"]`)).toBeVisible();
  });
}

function normaliseSpaces(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ');
}
