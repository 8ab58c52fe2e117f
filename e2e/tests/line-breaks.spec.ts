import type { Page } from '@playwright/test';
import { renderSampleEmails } from '@kongres/api/test/samples/sample-emails';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { getLocalizedPath, pageTable } from '@kongres/contract/pages';
import { isAcceptance } from '../config.ts';
import { pageStates } from '../page-states.ts';
import { expect, test } from '../test.ts';
import { measureOverflow, findBrokenLines } from '../line-breaks.ts';

const widths = [320, 390, 834, 1280, 1440];
const emailWidths = [320, 390, 700];
// German has the longest words; acceptance checks every language and width.
const checkedLanguages = languages.filter(({ id }) => isAcceptance || id === 'de');

function pickWidths(all: readonly number[]): readonly number[] {
  return isAcceptance ? all : all.slice(0, 1);
}

/** Broken lines and overflow at a width. */
async function findFaultsAt(
  page: Page,
  code: LanguageCode,
  width: number,
  part = page.locator('body'),
): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const broken = await findBrokenLines(page, code, part);
  const overflow = await measureOverflow(page);
  return overflow > 0 ? [...broken, `${overflow} px too wide`] : broken;
}

for (const language of checkedLanguages) {
  for (const width of pickWidths(widths)) {
    test(`no word, date or time is broken over lines in ${language.id} at ${width} px`, async ({
      page,
      reportCheck,
    }) => {
      test.setTimeout(600_000);
      const report = reportCheck('line-breaks');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const broken: string[] = [];
      for (const { id } of pageTable) {
        await page.goto(getLocalizedPath(id, language), { waitUntil: 'load' });
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) {
            details.removeAttribute('name');
            details.open = true;
          }
        });
        for (const line of await findBrokenLines(page, language.id)) broken.push(`${id}: ${line}`);
      }
      report(`${language.id} at ${width}: ${pageTable.length} pages, ${broken.length} broken`);
      expect(broken).toEqual([]);
    });
  }

  for (const [name, enter] of Object.entries(pageStates)) {
    test(`no line break is wrong in any state of ${name} in ${language.id}`, async ({
      page,
      reportCheck,
    }) => {
      test.setTimeout(600_000);
      const report = reportCheck('line-breaks');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const faults: string[] = [];
      let states = 0;
      await enter({
        page,
        language,
        checkState: async (state, part, suits = () => true) => {
          states += 1;
          await expect(part).toBeVisible();
          for (const width of pickWidths(widths.filter(suits))) {
            for (const fault of await findFaultsAt(page, language.id, width, part)) {
              faults.push(`${state} at ${width}: ${fault}`);
            }
          }
        },
      });
      report(`${language.id}, ${name}: ${states} states, ${faults.length} broken`);
      expect(faults).toEqual([]);
    });
  }

  test(`no line break is wrong in emails in ${language.id}`, async ({ page, reportCheck }) => {
    test.setTimeout(360_000);
    const report = reportCheck('line-breaks');
    const emails = renderSampleEmails(language.id);
    const faults: string[] = [];
    for (const { name, html } of emails) {
      await page.setContent(html);
      for (const width of pickWidths(emailWidths)) {
        for (const fault of await findFaultsAt(page, language.id, width)) {
          faults.push(`${name} at ${width}: ${fault}`);
        }
      }
    }
    report(`${language.id}: ${emails.length} emails, ${faults.length} broken`);
    expect(faults).toEqual([]);
  });
}
