import { getRow } from '@kongres/content/facts/collection';
import { languages, type Language } from '@kongres/content/facts/languages';
import { pressMaterials, type PressMaterialId } from '@kongres/content/facts/press-materials';

export function getPressPath(id: PressMaterialId, { path }: Pick<Language, 'path'>): string {
  const { file, perLanguage } = getRow(pressMaterials, id);
  return `/press/${perLanguage ? file.replace('.', `-${path}.`) : file}`;
}

export const pressPaths = new Set(
  languages.flatMap((language) => pressMaterials.map(({ id }) => getPressPath(id, language))),
);
