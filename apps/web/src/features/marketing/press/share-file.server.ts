import { shareAddress, shareSubjects } from '../../../lib/routing/share-addresses.server.ts';
import { shareSheet } from './share-sheet.server.ts';
import { storedPng } from './stored-png.server.ts';

const subjects = new Map(shareSubjects().map((subject) => [shareAddress(subject), subject]));

/** The picture beside a shared link by the name of its file, or null when there is none. */
export async function shareFile(file: string): Promise<{ type: string; body: Buffer } | null> {
  const subject = subjects.get(`/press/${file}`);
  if (!subject) return null;
  return { type: 'image/png', body: storedPng(await shareSheet(subject)) };
}
