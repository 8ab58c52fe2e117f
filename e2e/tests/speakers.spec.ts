import { getLocalizedPath } from '@kongres/contract/pages';
import { languages } from '@kongres/content/facts/languages';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const language of languages.filter(({ id }) => id === 'pl' || id === 'de')) {
  test(`the first screen of the speakers page calls for talks before publication in ${language.id}`, async ({
    page,
  }) => {
    const { button } = getTexts(language.id, 'speakers-page').apply;
    for (const size of widths) {
      await page.setViewportSize(size);
      await page.goto(getLocalizedPath('speakers', language));
      const call = page.getByRole('main').getByRole('link', { name: button }).first();
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(call).toHaveAttribute('href', getLocalizedPath('for-speakers', language));
    }
  });
}
