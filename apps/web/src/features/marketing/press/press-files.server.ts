import { brand } from '@kongres/content/facts/brand';
import { getRow } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import {
  pressMaterials,
  type PressMaterial,
  type PressMaterialId,
} from '@kongres/content/facts/press-materials';
import { formatBytes } from '@kongres/content/format/number';
import { removeJoiners } from '@kongres/content/format/typography';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { renderFactSheet } from './fact-sheet.server.ts';
import { buildGalaPack } from './gala-pack.server.ts';
import { buildLogoPack } from './logo-pack.server.ts';
import { getPressPath } from '../../../lib/routing/press-paths.ts';
import { renderSiteSharePng } from './share-picture.server.ts';

const contentTypes: Record<PressMaterial['format'], string> = {
  PDF: 'application/pdf',
  PNG: 'image/png',
  TXT: 'text/plain; charset=utf-8',
  ZIP: 'application/zip',
};

const fileBuilders: Record<PressMaterialId, (code: LanguageCode) => Buffer | Promise<Buffer>> = {
  'fact-sheet': renderFactSheet,
  logo: buildLogoPack,
  galas: buildGalaPack,
  share: renderSiteSharePng,
  boilerplate: (code) => {
    const { text } = getTexts(code, 'press').boilerplate;
    return Buffer.from(`${brand.full}\n\n${removeJoiners(text)}\n`);
  },
};

export type PressFile = Awaited<ReturnType<typeof listPressFiles>>[number];

export function listPressFiles(code: LanguageCode) {
  return Promise.all(
    pressMaterials.map(async ({ id, format }) => {
      const href = getPressPath(id, getRow(languages, code));
      return {
        id,
        format,
        href,
        size: formatBytes((await buildFileOnce(href, id, code)).length, code),
      };
    }),
  );
}

/** Returns null for an unknown file name. */
export async function loadPressFile(file: string): Promise<{ type: string; body: Buffer } | null> {
  const address = `/press/${file}`;
  for (const language of languages) {
    for (const { id, format } of pressMaterials) {
      if (getPressPath(id, language) !== address) continue;
      return { type: contentTypes[format], body: await buildFileOnce(address, id, language.id) };
    }
  }
  return null;
}

const fileCache = new Map<string, Promise<Buffer>>();

/** Cached per build: the press page needs the size and the file route the content. */
function buildFileOnce(address: string, id: PressMaterialId, code: LanguageCode): Promise<Buffer> {
  const file = fileCache.get(address) ?? Promise.resolve(fileBuilders[id](code));
  fileCache.set(address, file);
  return file;
}
