import type { Language } from '@kongres/content/facts/languages';

/** Where the whole week lies, as filters ask for it; one file for each language. */
export function weekAddress({ path }: Pick<Language, 'path'>): string {
  return `/programme/${path}.json`;
}
