import { languages } from '@kongres/content/facts/languages';
import { addressOf, pageTable } from '@kongres/web/page-table';
import { isProof } from '../config.ts';
import { expect, test } from '../test.ts';
import { tornLines } from '../torn-lines.ts';

const widths = isProof ? [320, 390, 834, 1280, 1440] : [320, 1440];
const read = languages.filter(({ id }) => isProof || id === 'pl' || id === 'de');

for (const language of read) {
  for (const width of widths) {
    test(`no line tears a word, a date or an hour in ${language.id} at ${width} px`, async ({
      page,
      proves,
    }) => {
      test.setTimeout(600_000);
      const tell = proves('torn-lines');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const torn: string[] = [];
      for (const { id } of pageTable) {
        await page.goto(addressOf(id, language), { waitUntil: 'load' });
        for (const details of await page.locator('details').all()) {
          await details.evaluate((element: HTMLDetailsElement) => {
            element.removeAttribute('name');
            element.open = true;
          });
        }
        for (const line of await tornLines(page, language.id)) torn.push(`${id}: ${line}`);
      }
      tell(`${language.id} at ${width}: ${pageTable.length} pages, ${torn.length} torn`);
      expect(torn).toEqual([]);
    });
  }
}
