import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterwards } from './afterwards.ts';

/** A folder with an announcement, gone when the test file ends. */
export function announcementFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-announcement-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  afterwards(() => rmSync(folder, { recursive: true }));
  return folder;
}

export const inAllLanguages = {
  'pl.txt':
    'Link do transmisji\n\nDzień dobry,\noto link: https://example.com/live.\n\nDo zobaczenia!\n',
  'en-GB.txt': 'The link to the stream\n\nHere it is: https://example.com/live\n',
  'de.txt': 'Der Link zum Stream\r\n\r\nHier ist er: <b>https://example.com/live</b>\r\n',
  'es.txt': '\uFEFFEl enlace\n\nAquí está: https://example.com/live\n',
};
