import { languages } from '@kongres/content/facts/languages';

/** A language by its own name; what is none is shown as it is. */
export function languageName(id: string): string {
  return languages.find((language) => language.id === id)?.label ?? id;
}
