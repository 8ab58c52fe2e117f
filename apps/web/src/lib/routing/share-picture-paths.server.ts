import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { galas, type Gala } from '@kongres/content/facts/galas';
import { languages, type Language } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import {
  entryPages,
  optionalPages,
  pageTable,
  type PageId,
  type PageRow,
} from '@kongres/contract/pages';
import { listPublishedOptionalPages } from './published-pages.server.ts';

/** Subject of a share picture other than the site's. */
export type ShareSubject =
  | { kind: 'page'; id: PageId; language: Language }
  | { kind: 'day'; id: number; language: Language }
  | { kind: 'gala'; id: Gala['id'] }
  | { kind: 'speaker'; id: string };

/** Pictures of people and galas contain no text and serve all languages. */
export function getSharePicturePath(subject: ShareSubject): string {
  const language = 'language' in subject ? `-${subject.language.path}` : '';
  return `/press/share-${subject.kind}-${subject.id}${language}.png`;
}

export function listShareSubjects(): ShareSubject[] {
  const inEveryLanguage = (subjectIn: (language: Language) => ShareSubject) =>
    languages.map(subjectIn);
  return [
    ...galas.map(({ id }): ShareSubject => ({ kind: 'gala', id })),
    ...[...pageTable, ...listPublishedOptionalPages()]
      .filter(hasOwnPicture)
      .flatMap(({ id }) => inEveryLanguage((language) => ({ kind: 'page', id, language }))),
    ...(isPublished('sessions') ? listDayNumbers() : []).flatMap((id) =>
      inEveryLanguage((language) => ({ kind: 'day', id, language })),
    ),
    ...(isPublished('speakers') ? listEntries('speakers') : []).map(({ id }): ShareSubject => ({
      kind: 'speaker',
      id,
    })),
  ];
}

/** `path` has no language prefix; undefined for the site's picture. */
export function findShareSubject(path: string, language: Language): ShareSubject | undefined {
  const page = [...pageTable, ...optionalPages].find((row) => row.path === path);
  if (page) {
    const gala = galas.find(({ id }) => id === page.id);
    if (gala) return { kind: 'gala', id: gala.id };
    return hasOwnPicture(page) ? { kind: 'page', id: page.id, language } : undefined;
  }
  const id = path.slice(path.lastIndexOf('/') + 1);
  const pattern = `${path.slice(0, path.length - id.length)}:id`;
  switch (entryPages.find((row) => row.path === pattern)?.entries) {
    case 'days':
      return {
        kind: 'day',
        id: listDayNumbers().find((n) => getCongressDay(n) === id) ?? 1,
        language,
      };
    case 'sessions':
      return {
        kind: 'day',
        id: listEntries('sessions').find((each) => each.id === id)?.day ?? 1,
        language,
      };
    case 'speakers':
      return { kind: 'speaker', id };
    case 'workshops':
      return { kind: 'page', id: 'workshops', language };
    case 'exhibitors':
      return { kind: 'page', id: 'expo', language };
    case 'news':
      return { kind: 'page', id: 'news', language };
    case undefined:
      return undefined;
  }
}

function listDayNumbers(): number[] {
  return Array.from({ length: edition.dayCount }, (_, index) => index + 1);
}

/** The home page uses the site's picture, galas share one for all languages. */
function hasOwnPicture({ id, isPrivate }: PageRow): boolean {
  return id !== 'home' && !isPrivate && !galas.some((gala) => gala.id === id);
}
