import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pick } from '@kongres/content/facts/collection';
import { languages } from '@kongres/content/facts/languages';
import { siteFolder } from '@kongres/tools/lib/folders';
import { addressOf } from '@kongres/contract/pages';
import { changingSite } from '../changing-site.ts';
import { addressOfDay } from '../published/congress.ts';
import { copyRelease } from '../release-folder.ts';
import { expect, site as published, test } from '../published/test.ts';

const polish = pick(languages, 'pl');

test('a page that was open while the programme came out leads to it', async ({
  page,
  complaints,
}) => {
  // A server keeps the files of the release before for those who still have its pages open.
  const release = copyRelease(published);
  cpSync(join(siteFolder, 'client/assets'), release.file('assets'), { recursive: true });
  const site = changingSite('published-meanwhile');
  const origin = await site.serve(siteFolder);
  await page.goto(`${origin}/pl`, { waitUntil: 'networkidle' });
  await site.serve(release.folder);
  complaints.length = 0;
  for (const target of ['programme', 'expo'] as const) {
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${addressOf(target, polish)}"]`)
      .click();
    await page.waitForURL(`**${addressOf(target, polish)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expect(page.locator(`main a[href="${addressOfDay(1, polish)}"]`).first()).toBeVisible();
  await site.goAway();
  release.remove();
});
