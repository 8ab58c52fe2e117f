import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { getRow } from '@kongres/content/facts/collection';
import { languages } from '@kongres/content/facts/languages';
import { siteFolder } from '@kongres/tools/lib/folders';
import { getLocalizedPath } from '@kongres/contract/pages';
import { createSwitchableSite } from '../switchable-site.ts';
import { getDayPath } from '../published/congress.ts';
import { copyRelease } from '../release-folder.ts';
import { expect, site as published, test } from '../published/test.ts';

const polish = getRow(languages, 'pl');

test('an open page of the previous release links to the published programme', async ({
  page,
  consoleErrors,
}) => {
  // Deployment keeps the assets of the previous release for open pages.
  const release = copyRelease(published);
  cpSync(join(siteFolder, 'client/assets'), release.file('assets'), { recursive: true });
  const site = createSwitchableSite('published-release-switch');
  const origin = await site.serve(siteFolder);
  await page.goto(`${origin}/pl`, { waitUntil: 'networkidle' });
  await site.serve(release.folder);
  consoleErrors.length = 0;
  for (const target of ['programme', 'expo'] as const) {
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${getLocalizedPath(target, polish)}"]`)
      .click();
    await page.waitForURL(`**${getLocalizedPath(target, polish)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expect(page.locator(`main a[href="${getDayPath(1, polish)}"]`).first()).toBeVisible();
  await site.stop();
  release.remove();
});
