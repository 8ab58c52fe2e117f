import { languages } from '@kongres/content/facts/languages';

/** The language's own name, or the id if unknown. */
export function getLanguageName(id: string): string {
  return languages.find((language) => language.id === id)?.label ?? id;
}
