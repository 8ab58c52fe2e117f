import type { Language } from '@kongres/content/facts/languages';

export function getProgrammeIndexPath({ path }: Pick<Language, 'path'>): string {
  return `/programme/${path}.json`;
}
