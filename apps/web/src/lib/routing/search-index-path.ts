import type { Language } from '@kongres/content/facts/languages';

export function getSearchIndexPath({ path }: Pick<Language, 'path'>): string {
  return `/search/${path}.json`;
}
