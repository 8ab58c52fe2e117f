import { edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { entryAddress } from '@kongres/contract/pages';
import { isAcceptance } from '../config.ts';
import {
  addressOfDay,
  lateDay,
  onDay,
  allPages,
  speakerOf,
  titleIn,
} from '../published/congress.ts';
import { programmeOn } from '../published/programme.ts';
import { expect, test } from '../published/test.ts';

test.use({ javaScriptEnabled: false });

const usual = languages.filter(({ id }) => id === 'pl' || id === 'de');

for (const language of isAcceptance
  ? usual
  : [pickByCommit(usual, 'published-no-script-language')]) {
  test(`without JavaScript every published page can be read and leads on, in ${language.id}`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    // Their words are checked in the HTML; that they are shown as well, on some pages.
    const shownPages = isAcceptance ? allPages : [pickByCommit(allPages, 'published-no-script')];
    for (const { name, address } of shownPages) {
      await page.goto(address(language), { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      expect((await main.innerText()).length, name).toBeGreaterThan(100);
    }

    const programme = programmeOn(page, language);
    for (let n = 1; n <= edition.dayCount; n += 1) {
      await page.goto(addressOfDay(n, language), { waitUntil: 'domcontentloaded' });
      const links = programme.blocks.locator('h3 a').filter({ visible: true });
      const shown = await links.allTextContents();
      expect(shown.map(plain).toSorted()).toEqual(
        onDay(n)
          .map((session) => plain(titleIn(session, language)))
          .toSorted(),
      );
    }
    await expect(programme.search).toBeHidden();

    await programme.tab(lateDay).click();
    await expect(page).toHaveURL(addressOfDay(lateDay, language));
    const session = onDay(lateDay).find(({ speakers = [] }) => speakers.length > 0);
    if (!session) throw new Error('nobody speaks on that day');
    await programme.blocks.locator(`a[href$="/${session.id}"]`).click();
    await expect(page).toHaveURL(entryAddress('session', session.id, language));
    const { id, name } = speakerOf(session);
    await main.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(entryAddress('speaker', id, language));
    await expect(main.locator(`a[href$="/${session.id}"]`)).toBeVisible();
  });
}

/** Spaces as spaces: a page ties small words to the next. */
function plain(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ');
}
