import { pick } from '@kongres/content/facts/collection';
import { languages, type Language } from '@kongres/content/facts/languages';
import { pressMaterials, type PressMaterialId } from '@kongres/content/facts/press-materials';

/** Where a press file is found: one for all, or one per language. */
export function pressAddress(id: PressMaterialId, { path }: Pick<Language, 'path'>): string {
  const { file, perLanguage } = pick(pressMaterials, id);
  return `/press/${perLanguage ? file.replace('.', `-${path}.`) : file}`;
}

export const pressAddresses = new Set(
  languages.flatMap((language) => pressMaterials.map(({ id }) => pressAddress(id, language))),
);
