import type { Page } from '@playwright/test';
import { congressDay, edition } from '@kongres/content/facts/edition';
import { phaseAt, phaseEnds } from '@kongres/content/facts/phases';
import { instant } from '@kongres/content/format/date';
import type { EditionAnswer } from '@kongres/contract/edition';
import { editionPath } from '@kongres/contract/paths';

/** When the first session begins. */
export const firstSession = new Date(instant(edition.firstDay, edition.opens));

/** In the middle of the n-th day. */
export const duringDay = (n: number) => new Date(instant(congressDay(n), '12:00'));

/** From now on the server's clock shows this moment. */
export async function setEdition(page: Page, now: Date) {
  const json: EditionAnswer = {
    phase: phaseAt(now),
    now: now.toISOString(),
    changesAt: phaseEnds(now)?.toISOString() ?? null,
  };
  await page.route(`**${editionPath}`, (route) => route.fulfill({ json }));
}
