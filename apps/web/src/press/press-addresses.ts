import { languages, type Language } from '@kongres/content/facts/languages';
import { pressMaterials } from '@kongres/content/facts/press-materials';

type Material = (typeof pressMaterials)[number];

/** Where a press file is found: one for all, or one per language. */
export function pressAddress({ file, perLanguage }: Material, { path }: Language): string {
  return `/press/${perLanguage ? file.replace('.', `-${path}.`) : file}`;
}

export const pressAddresses = new Set(
  languages.flatMap((language) =>
    pressMaterials.map((material) => pressAddress(material, language)),
  ),
);
