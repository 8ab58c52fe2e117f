import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { zones } from '@kongres/content/facts/zones';
import { formatDay, formatDayLabel, formatHours } from '@kongres/content/format/date';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { builtPhase } from '../../../lib/edition/built-phase.server.ts';
import { applyPhase } from '../../../lib/i18n/apply-phase.ts';
import { getEntryText, getTexts } from '../../../lib/i18n/texts.server.ts';
import { pageTable, type PageId } from '@kongres/contract/pages';
import { listPublishedOptionalPages } from '../../../lib/routing/published-pages.server.ts';
import { collectSearchWords } from './search-words.server.ts';
import type { SparseRow } from './search-file.ts';

const maxWords = { page: 60, question: 40, zone: 40 };

/** Text namespaces whose names differ from their page. */
const namespaces = {
  contact: 'contact-page',
  speakers: 'speakers-page',
  tickets: 'tickets-page',
  workshops: 'workshops-page',
  zones: 'zones-page',
} as const;

/** Galas also have their date. */
export function buildPageRows(code: LanguageCode): SparseRow[] {
  const { pages } = getTexts(code, 'frame');
  // Pages without extra words are missing.
  const synonyms: Partial<Record<string, string>> = getTexts(code, 'search').words;
  return [...pageTable, ...listPublishedOptionalPages()].map(({ id, path }) => {
    const gala = galas.find((each) => each.id === id);
    return {
      path,
      title: pages[id],
      also: synonyms[id] ?? '',
      words: collectSearchWords(collectHeadTexts(id, code), maxWords.page),
      ...(gala && {
        about: `${formatDay(getCongressDay(gala.day), code, 'weekday')}, ${formatHours(gala.starts, gala.ends, code)}`,
        kind: 'gala' as const,
      }),
    };
  });
}

function collectHeadTexts(page: PageId, code: LanguageCode): string[] {
  const namespace = page in namespaces ? namespaces[page as keyof typeof namespaces] : page;
  const texts = getTexts(code, namespace as Exclude<PageId, keyof typeof namespaces>);
  const { head, ...rest } = applyPhase(texts, builtPhase);
  const heading = 'heading' in rest && typeof rest.heading === 'string' ? rest.heading : '';
  return [heading, head.title, head.description];
}

export function buildDayRows(code: LanguageCode): SparseRow[] {
  if (!isPublished('sessions')) return [];
  return Array.from({ length: edition.dayCount }, (_, index) => {
    const day = getCongressDay(index + 1);
    return { path: `program/${day}`, title: formatDayLabel(day, code), kind: 'day' };
  });
}

export function buildZoneRows(code: LanguageCode): SparseRow[] {
  const { names } = getTexts(code, 'zones');
  const { items } = getTexts(code, 'zones-page');
  const { zones: page } = getPagePaths();
  return zones.map(({ id }) => ({
    path: `${page}#${id}`,
    title: names[id],
    words: collectSearchWords(Object.values(items[id]), maxWords.zone),
    kind: 'zone',
  }));
}

export function buildQuestionRows(code: LanguageCode): SparseRow[] {
  const isOver = builtPhase === 'after';
  const { faq: page } = getPagePaths();
  return listEntries('questions').map(({ id, question, answer, questionAfter, answerAfter }) => ({
    path: `${page}#faq-${id}`,
    title: getEntryText(code, (isOver && questionAfter) || question),
    words: collectSearchWords(
      [getEntryText(code, (isOver && answerAfter) || answer)],
      maxWords.question,
    ),
    kind: 'question',
  }));
}

function getPagePaths(): Record<PageId, string> {
  return Object.fromEntries(pageTable.map(({ id, path }) => [id, path])) as Record<PageId, string>;
}
