import { congressDay, edition } from '@kongres/content/facts/edition';
import { galas, type Gala } from '@kongres/content/facts/galas';
import { languages, type Language } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import {
  entryPages,
  laterPages,
  pageTable,
  type PageId,
  type PageRow,
} from '@kongres/contract/pages';
import { builtLaterPages } from './published-pages.server.ts';

/** What the picture beside a shared link is about, where it is not the site as a whole. */
export type ShareSubject =
  | { kind: 'page'; id: PageId; language: Language }
  | { kind: 'day'; id: number; language: Language }
  | { kind: 'gala'; id: Gala['id'] }
  | { kind: 'speaker'; id: string };

/** Where the picture is found. Names need no translation, so those of people and galas are one for all languages. */
export function shareAddress(subject: ShareSubject): string {
  const language = 'language' in subject ? `-${subject.language.path}` : '';
  return `/press/share-${subject.kind}-${subject.id}${language}.png`;
}

/** Every picture that this build has. */
export function shareSubjects(): ShareSubject[] {
  const inEveryLanguage = (subjectIn: (language: Language) => ShareSubject) =>
    languages.map(subjectIn);
  return [
    ...galas.map(({ id }): ShareSubject => ({ kind: 'gala', id })),
    ...[...pageTable, ...builtLaterPages()]
      .filter(hasOwnPicture)
      .flatMap(({ id }) => inEveryLanguage((language) => ({ kind: 'page', id, language }))),
    ...(isPublished('sessions') ? dayNumbers() : []).flatMap((id) =>
      inEveryLanguage((language) => ({ kind: 'day', id, language })),
    ),
    ...(isPublished('speakers') ? entriesOf('speakers') : []).map(({ id }): ShareSubject => ({
      kind: 'speaker',
      id,
    })),
  ];
}

/** The picture of the page at a path without its prefix; undefined where it is that of the whole site. */
export function shareSubjectAt(path: string, language: Language): ShareSubject | undefined {
  const page = [...pageTable, ...laterPages].find((row) => row.path === path);
  if (page) {
    const gala = galas.find(({ id }) => id === page.id);
    if (gala) return { kind: 'gala', id: gala.id };
    return hasOwnPicture(page) ? { kind: 'page', id: page.id, language } : undefined;
  }
  const id = path.slice(path.lastIndexOf('/') + 1);
  const pattern = `${path.slice(0, path.length - id.length)}:id`;
  switch (entryPages.find((row) => row.path === pattern)?.entries) {
    case 'days':
      return { kind: 'day', id: dayNumbers().find((n) => congressDay(n) === id) ?? 1, language };
    case 'sessions':
      return {
        kind: 'day',
        id: entriesOf('sessions').find((each) => each.id === id)?.day ?? 1,
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

function dayNumbers(): number[] {
  return Array.from({ length: edition.dayCount }, (_, index) => index + 1);
}

/** The home page is shared with the picture of the site; a gala has one that is not of a language. */
function hasOwnPicture({ id, isPrivate }: PageRow): boolean {
  return id !== 'home' && !isPrivate && !galas.some((gala) => gala.id === id);
}
