import { expect, type Page } from '@playwright/test';
import type { Language } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';
import { getLocalizedPath } from '@kongres/contract/pages';
import { getTexts } from '../texts.ts';
import type { Session } from './congress.ts';

export function getMyWeek(page: Page, language: Language) {
  const texts = getTexts(language.id, 'my-week');
  const frame = getTexts(language.id, 'frame');
  const address = getLocalizedPath('my-week', language);
  const link = page.getByRole('banner').locator(`a[href="${address}"]`).first();
  /** Matches a session in the timetable, a list and My week. */
  const itemOf = ({ id }: Pick<Session, 'id'>) =>
    page.locator('main li', { has: page.locator(`h3 a[href$="/${id}"]`) }).last();

  return {
    texts,
    address,
    link,
    items: page.locator('main li[data-tier]'),
    item: itemOf,
    starButton: (session: Pick<Session, 'id'>) => itemOf(session).locator('button[aria-pressed]'),
    share: page.getByLabel(texts.tools.share),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    expectCount: (count: number) =>
      expect(link).toHaveAccessibleName(`${frame.pages['my-week']} ${count || ''}`.trim()),
  };
}

/** Stores stars as an earlier visit would. */
export async function storeStars(page: Page, stars: readonly string[]) {
  await page.addInitScript(
    ([key, week]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, week);
    },
    [site.storageKeys.schedule, JSON.stringify({ stars, settled: [] })] as const,
  );
}

export function readStoredStars(page: Page): Promise<string[]> {
  return page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { stars?: string[] }).stars ?? [],
    site.storageKeys.schedule,
  );
}
