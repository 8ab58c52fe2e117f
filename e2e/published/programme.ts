import { expect, type Locator, type Page } from '@playwright/test';
import { getCongressDay } from '@kongres/content/facts/edition';
import type { Language } from '@kongres/content/facts/languages';
import { formatPlural } from '@kongres/content/format/count';
import { formatDayLabel } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { getTexts } from '../texts.ts';
import {
  dayNumbers,
  filterSessions,
  listSessionsOfDay,
  tracks,
  type ProgrammeFilter,
} from './congress.ts';

export function getProgrammePage(page: Page, language: Language) {
  const { id: code } = language;
  const texts = getTexts(code, 'timetable');
  const levels = getTexts(code, 'workshops').levels;
  const counted = (count: number) =>
    formatPlural(getTexts(code, 'counts'), 'sessions', count, code);
  const label = (n: number) => formatDayLabel(getCongressDay(n), code);
  const search = page.getByRole('search', { name: texts.filter.label });
  const sheet = page.getByRole('dialog', { name: texts.filter.open });
  const tabs = page.getByRole('navigation', { name: texts.days }).getByRole('link');
  /** Every session of the day, including filtered ones. */
  const blocks = page.locator('main li[data-type]:not([data-type="break"]):has(h3 a)');
  const nameOf = {
    track: (id: string) => tracks.find((row) => row.id === id)?.name[code] ?? '',
    level: (id: string) => levels[id as keyof typeof levels],
  };

  /** The label includes the number of matching sessions in the week. */
  function option(within: Locator, facet: keyof ProgrammeFilter, id: string): Locator {
    const name = `${nameOf[facet](id)} ${filterSessions({ [facet]: id }).length}`;
    return within.getByRole('checkbox', { name, exact: true });
  }

  /** Checks the day, its tabs and the status text. */
  async function expectFilteredSessions(day: number, chosen: ProgrammeFilter) {
    const week = filterSessions(chosen);
    const here = listSessionsOfDay(day, week).length;
    const values = { day: label(day), found: counted(here), week: counted(week.length) };
    await expect(search.getByRole('status')).toContainText(fillText(texts.filter.found, values));
    for (const n of dayNumbers) {
      await expect(tabs.nth(n - 1)).toContainText(counted(listSessionsOfDay(n, week).length));
    }
    await expect(blocks.and(page.locator(':not([data-off])'))).toHaveCount(here);
  }

  async function expectAllSessions(day: number) {
    await expect(blocks.and(page.locator(':not([data-off])'))).toHaveCount(
      listSessionsOfDay(day).length,
    );
    await expect(tabs.nth(day - 1)).toContainText(counted(listSessionsOfDay(day).length));
  }

  return {
    texts,
    counted,
    label,
    search,
    sheet,
    /** Phones show one button instead of the filter menus. */
    opener: search.getByRole('button', { name: texts.filter.open, exact: true }),
    blocks,
    option,
    expectFilteredSessions,
    expectAllSessions,
    tab: (n: number) => tabs.nth(n - 1),
    facet: (id: keyof ProgrammeFilter) =>
      search.getByRole('button', { name: texts.filter.facets[id] }),
  };
}
