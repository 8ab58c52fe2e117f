import { expect, type Locator, type Page } from '@playwright/test';
import { congressDay } from '@kongres/content/facts/edition';
import type { Language } from '@kongres/content/facts/languages';
import { pluralForm } from '@kongres/content/format/count';
import { formatDayLabel } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { textsOf } from '../texts.ts';
import { dayNumbers, matching, onDay, tracks, type Chosen } from './congress.ts';

/** The page of a day, by what it says in a language. */
export function programmeOn(page: Page, language: Language) {
  const { id: code } = language;
  const texts = textsOf(code, 'timetable');
  const levels = textsOf(code, 'workshops').levels;
  const counted = (count: number) => pluralForm(textsOf(code, 'counts'), 'sessions', count, code);
  const label = (n: number) => formatDayLabel(congressDay(n), code);
  const search = page.getByRole('search', { name: texts.filter.label });
  const sheet = page.getByRole('dialog', { name: texts.filter.open });
  const tabs = page.getByRole('navigation', { name: texts.days }).getByRole('link');
  /** Every session of the day, whether the filter has left it or not. */
  const blocks = page.locator('main li[data-type]:not([data-type="break"]):has(h3 a)');
  const nameOf = {
    track: (id: string) => tracks.find((row) => row.id === id)?.name[code] ?? '',
    level: (id: string) => levels[id as keyof typeof levels],
  };

  /** With how many sessions of the week have it. */
  function option(within: Locator, facet: keyof Chosen, id: string): Locator {
    const name = `${nameOf[facet](id)} ${matching({ [facet]: id }).length}`;
    return within.getByRole('checkbox', { name, exact: true });
  }

  /** The day, its tabs and its sentence say what the filter leaves. */
  async function expectFound(day: number, chosen: Chosen) {
    const week = matching(chosen);
    const here = onDay(day, week).length;
    const values = { day: label(day), found: counted(here), week: counted(week.length) };
    await expect(search.getByRole('status')).toContainText(fillText(texts.filter.found, values));
    for (const n of dayNumbers) {
      await expect(tabs.nth(n - 1)).toContainText(counted(onDay(n, week).length));
    }
    await expect(blocks.and(page.locator(':not([data-off])'))).toHaveCount(here);
  }

  async function expectWhole(day: number) {
    await expect(blocks.and(page.locator(':not([data-off])'))).toHaveCount(onDay(day).length);
    await expect(tabs.nth(day - 1)).toContainText(counted(onDay(day).length));
  }

  return {
    texts,
    counted,
    label,
    search,
    sheet,
    /** What a phone has in place of the menus. */
    opener: search.getByRole('button', { name: texts.filter.open, exact: true }),
    blocks,
    option,
    expectFound,
    expectWhole,
    tab: (n: number) => tabs.nth(n - 1),
    facet: (id: keyof Chosen) => search.getByRole('button', { name: texts.filter.facets[id] }),
  };
}
