import { brand } from '@kongres/content/facts/brand';
import { pick } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import {
  pressMaterials,
  type PressMaterial,
  type PressMaterialId,
} from '@kongres/content/facts/press-materials';
import { formatBytes } from '@kongres/content/format/number';
import { withoutJoiners } from '@kongres/content/format/typography';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { factSheet } from './fact-sheet.server.ts';
import { galaPack } from './gala-pack.server.ts';
import { logoPack } from './logo-pack.server.ts';
import { pressAddress } from '../../../lib/routing/press-addresses.ts';
import { sharePng } from './share-picture.server.ts';

const types: Record<PressMaterial['format'], string> = {
  PDF: 'application/pdf',
  PNG: 'image/png',
  TXT: 'text/plain; charset=utf-8',
  ZIP: 'application/zip',
};

const makers: Record<PressMaterialId, (code: LanguageCode) => Buffer | Promise<Buffer>> = {
  'fact-sheet': factSheet,
  logo: logoPack,
  galas: galaPack,
  share: sharePng,
  boilerplate: (code) => {
    const { text } = finishedTexts(code, 'press').boilerplate;
    return Buffer.from(`${brand.full}\n\n${withoutJoiners(text)}\n`);
  },
};

export type PressFile = Awaited<ReturnType<typeof pressFiles>>[number];

/** What the press page offers in a language, with the size of each file. */
export function pressFiles(code: LanguageCode) {
  return Promise.all(
    pressMaterials.map(async ({ id, format }) => {
      const href = pressAddress(id, pick(languages, code));
      return { id, format, href, size: formatBytes((await made(href, id, code)).length, code) };
    }),
  );
}

/** The file behind an address under /press, or null when there is none. */
export async function pressFile(file: string): Promise<{ type: string; body: Buffer } | null> {
  const address = `/press/${file}`;
  for (const language of languages) {
    for (const { id, format } of pressMaterials) {
      if (pressAddress(id, language) !== address) continue;
      return { type: types[format], body: await made(address, id, language.id) };
    }
  }
  return null;
}

const known = new Map<string, Promise<Buffer>>();

/** Each file is made once in a build, for the page that names its size and for its own address. */
function made(address: string, id: PressMaterialId, code: LanguageCode): Promise<Buffer> {
  const file = known.get(address) ?? Promise.resolve(makers[id](code));
  known.set(address, file);
  return file;
}
