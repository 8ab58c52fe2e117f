import type { Page } from '@playwright/test';
import { sampleMails } from '@kongres/api/test/samples/sample-mails';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { addressOf, pageTable } from '@kongres/contract/pages';
import { isAcceptance } from '../config.ts';
import { pageStates } from '../page-states.ts';
import { expect, test } from '../test.ts';
import { tooWide, tornLines } from '../torn-lines.ts';

const widths = [320, 390, 834, 1280, 1440];
const mailWidths = [320, 390, 700];
// German has the longest words. What only another language or a wider window tears, acceptance finds.
const read = languages.filter(({ id }) => isAcceptance || id === 'de');

/** The narrowest of these widths; all of them on acceptance. */
function sampled(all: readonly number[]): readonly number[] {
  return isAcceptance ? all : all.slice(0, 1);
}

/** What is torn or too wide at a width. */
async function faultsAt(
  page: Page,
  code: LanguageCode,
  width: number,
  part = page.locator('body'),
): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const torn = await tornLines(page, code, part);
  const beside = await tooWide(page);
  return beside > 0 ? [...torn, `${beside} px too wide`] : torn;
}

for (const language of read) {
  for (const width of sampled(widths)) {
    test(`no line tears a word, a date or an hour in ${language.id} at ${width} px`, async ({
      page,
      reportCheck,
    }) => {
      test.setTimeout(600_000);
      const report = reportCheck('torn-lines');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const torn: string[] = [];
      for (const { id } of pageTable) {
        await page.goto(addressOf(id, language), { waitUntil: 'load' });
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) {
            details.removeAttribute('name');
            details.open = true;
          }
        });
        for (const line of await tornLines(page, language.id)) torn.push(`${id}: ${line}`);
      }
      report(`${language.id} at ${width}: ${pageTable.length} pages, ${torn.length} torn`);
      expect(torn).toEqual([]);
    });
  }

  for (const [name, enter] of Object.entries(pageStates)) {
    test(`no line is torn in any state of ${name} in ${language.id}`, async ({
      page,
      reportCheck,
    }) => {
      test.setTimeout(600_000);
      const report = reportCheck('torn-lines');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const faults: string[] = [];
      let states = 0;
      await enter({
        page,
        language,
        look: async (state, part, suits = () => true) => {
          states += 1;
          await expect(part).toBeVisible();
          for (const width of sampled(widths.filter(suits))) {
            for (const fault of await faultsAt(page, language.id, width, part)) {
              faults.push(`${state} at ${width}: ${fault}`);
            }
          }
        },
      });
      report(`${language.id}, ${name}: ${states} states, ${faults.length} torn`);
      expect(faults).toEqual([]);
    });
  }

  test(`no line of a mail is torn in ${language.id}`, async ({ page, reportCheck }) => {
    test.setTimeout(360_000);
    const report = reportCheck('torn-lines');
    const mails = sampleMails(language.id);
    const faults: string[] = [];
    for (const { name, html } of mails) {
      await page.setContent(html);
      for (const width of sampled(mailWidths)) {
        for (const fault of await faultsAt(page, language.id, width)) {
          faults.push(`${name} at ${width}: ${fault}`);
        }
      }
    }
    report(`${language.id}: ${mails.length} mails, ${faults.length} torn`);
    expect(faults).toEqual([]);
  });
}
