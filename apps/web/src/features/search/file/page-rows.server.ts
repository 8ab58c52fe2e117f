import { congressDay, edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { zones } from '@kongres/content/facts/zones';
import { formatDay, formatDayLabel, formatHours } from '@kongres/content/format/date';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import { builtPhase } from '../../../lib/edition/built-phase.server.ts';
import { inPhase } from '../../../lib/i18n/in-phase.ts';
import { finishedField, finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { pageTable, type PageId } from '@kongres/contract/pages';
import { builtLaterPages } from '../../../lib/routing/published-pages.server.ts';
import { foldedWords } from './folded-words.server.ts';
import type { ToldRow } from './search-file.ts';

const most = { page: 60, question: 40, zone: 40 };

/** The namespaces that are not called like their page. */
const namespaces = {
  contact: 'contact-page',
  speakers: 'speakers-page',
  tickets: 'tickets-page',
  workshops: 'workshops-page',
  zones: 'zones-page',
} as const;

/** Every page of the table by its own name; an evening also by its day. */
export function pageRows(code: LanguageCode): ToldRow[] {
  const { pages } = finishedTexts(code, 'frame');
  // A page may well be found by its own words alone.
  const known: Partial<Record<string, string>> = finishedTexts(code, 'search').words;
  return [...pageTable, ...builtLaterPages()].map(({ id, path }) => {
    const gala = galas.find((each) => each.id === id);
    return {
      path,
      title: pages[id],
      also: known[id] ?? '',
      words: foldedWords(headOf(id, code), most.page),
      ...(gala && {
        about: `${formatDay(congressDay(gala.day), code, 'weekday')}, ${formatHours(gala.starts, gala.ends, code)}`,
        kind: 'gala' as const,
      }),
    };
  });
}

function headOf(page: PageId, code: LanguageCode): string[] {
  const namespace = page in namespaces ? namespaces[page as keyof typeof namespaces] : page;
  const texts = finishedTexts(code, namespace as Exclude<PageId, keyof typeof namespaces>);
  const { head, ...rest } = inPhase(texts, builtPhase);
  const heading = 'heading' in rest && typeof rest.heading === 'string' ? rest.heading : '';
  return [heading, head.title, head.description];
}

export function dayRows(code: LanguageCode): ToldRow[] {
  if (!isPublished('sessions')) return [];
  return Array.from({ length: edition.dayCount }, (_, index) => {
    const day = congressDay(index + 1);
    return { path: `program/${day}`, title: formatDayLabel(day, code), kind: 'day' };
  });
}

export function zoneRows(code: LanguageCode): ToldRow[] {
  const { names } = finishedTexts(code, 'zones');
  const { items } = finishedTexts(code, 'zones-page');
  const { zones: page } = pathsOf();
  return zones.map(({ id }) => ({
    path: `${page}#${id}`,
    title: names[id],
    words: foldedWords(Object.values(items[id]), most.zone),
    kind: 'zone',
  }));
}

export function questionRows(code: LanguageCode): ToldRow[] {
  const isOver = builtPhase === 'after';
  const { faq: page } = pathsOf();
  return entriesOf('questions').map(({ id, question, answer, questionAfter, answerAfter }) => ({
    path: `${page}#faq-${id}`,
    title: finishedField(code, (isOver && questionAfter) || question),
    words: foldedWords([finishedField(code, (isOver && answerAfter) || answer)], most.question),
    kind: 'question',
  }));
}

function pathsOf(): Record<PageId, string> {
  return Object.fromEntries(pageTable.map(({ id, path }) => [id, path])) as Record<PageId, string>;
}
