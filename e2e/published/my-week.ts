import { expect, type Page } from '@playwright/test';
import type { Language } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';
import { addressOf } from '@kongres/contract/pages';
import { textsOf } from '../texts.ts';
import type { Session } from './congress.ts';

/** Somebody's week in a language, and the stars that lead to it. */
export function myWeekOn(page: Page, language: Language) {
  const texts = textsOf(language.id, 'my-week');
  const frame = textsOf(language.id, 'frame');
  const address = addressOf('my-week', language);
  const link = page.getByRole('banner').locator(`a[href="${address}"]`).first();
  /** Wherever a session stands: in a timetable, in a list, in a week. */
  const itemOf = ({ id }: Pick<Session, 'id'>) =>
    page.locator('main li', { has: page.locator(`h3 a[href$="/${id}"]`) }).last();

  return {
    texts,
    address,
    link,
    items: page.locator('main li[data-tier]'),
    item: itemOf,
    starOf: (session: Pick<Session, 'id'>) => itemOf(session).locator('button[aria-pressed]'),
    share: page.getByLabel(texts.tools.share),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    expectCount: (count: number) =>
      expect(link).toHaveAccessibleName(`${frame.pages['my-week']} ${count || ''}`.trim()),
  };
}

/** As if these had been starred on an earlier visit. */
export async function starBefore(page: Page, stars: readonly string[]) {
  await page.addInitScript(
    ([key, week]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, week);
    },
    [site.storageKeys.week, JSON.stringify({ stars, settled: [] })] as const,
  );
}

export function keptStars(page: Page): Promise<string[]> {
  return page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { stars?: string[] }).stars ?? [],
    site.storageKeys.week,
  );
}
