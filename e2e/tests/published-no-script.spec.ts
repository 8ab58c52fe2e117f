import { edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { entryAddress } from '@kongres/web/page-table';
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

for (const language of languages.filter(({ id }) => id === 'pl' || id === 'de')) {
  test(`without JavaScript every published page can be read and leads on, in ${language.id}`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    for (const { name, address } of allPages) {
      await page.goto(address(language), { waitUntil: 'domcontentloaded' });
      const words = ((await main.textContent()) ?? '').replaceAll(/\s+/g, ' ');
      expect(words.length, name).toBeGreaterThan(300);
      expect(words).not.toMatch(/\{\{|<\w+>|undefined|\[object/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
