import { pick } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { pressMaterials } from '@kongres/content/facts/press-materials';
import { formatNumber } from '@kongres/content/format/number';
import { logoInColour } from '../art/logo.ts';
import { finishedTexts } from '../i18n/texts.server.ts';
import { pressAddress } from './press-addresses.ts';
import { pressFacts } from './press-facts.server.ts';

type MaterialId = (typeof pressMaterials)[number]['id'];

export type PressFile = ReturnType<typeof pressFiles>[number];

/** What the press page offers in a language, with the size of each file. */
export function pressFiles(code: LanguageCode) {
  return pressMaterials.map(({ id, format }) => ({
    id,
    format,
    href: addressIn(id, code),
    size: `${formatNumber(Math.ceil(content(id, code).length / 102.4) / 10, code)} kB`,
  }));
}

/** The file behind an address under /press, or null when there is none. */
export function pressFile(file: string): { type: string; body: string } | null {
  for (const language of languages) {
    for (const material of pressMaterials) {
      if (pressAddress(material, language) !== `/press/${file}`) continue;
      const { id, format } = material;
      const type = format === 'SVG' ? 'image/svg+xml' : 'text/plain; charset=utf-8';
      return { type, body: content(id, language.id) };
    }
  }
  return null;
}

function addressIn(id: MaterialId, code: LanguageCode): string {
  return pressAddress(pick(pressMaterials, id), pick(languages, code));
}

function content(id: MaterialId, code: LanguageCode): string {
  if (id === 'logo') return logoInColour();
  const { boilerplate, facts } = finishedTexts(code, 'dla-mediow');
  if (id === 'boilerplate') return `${boilerplate.title}\n\n${boilerplate.text}\n`;
  const rows = pressFacts(code).map(({ label, value }) => `${label}: ${value}`);
  return `${facts.title}\n\n${rows.join('\n')}\n`;
}
