import {
  getSharePicturePath,
  listShareSubjects,
} from '../../../lib/routing/share-picture-paths.server.ts';
import { renderShareSvg } from './share-svg.server.ts';
import { renderCachedPng } from './png-cache.server.ts';

const subjectsByPath = new Map(
  listShareSubjects().map((subject) => [getSharePicturePath(subject), subject]),
);

/** Share picture (og:image) by file name; null for an unknown name. */
export async function loadShareFile(file: string): Promise<{ type: string; body: Buffer } | null> {
  const subject = subjectsByPath.get(`/press/${file}`);
  if (!subject) return null;
  return { type: 'image/png', body: renderCachedPng(await renderShareSvg(subject)) };
}
