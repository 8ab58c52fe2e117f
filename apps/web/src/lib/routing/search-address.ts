import type { Language } from '@kongres/content/facts/languages';

/** Where all that can be found lies; one file for each language. */
export function searchAddress({ path }: Pick<Language, 'path'>): string {
  return `/search/${path}.json`;
}
