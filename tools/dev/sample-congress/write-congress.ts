import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mediaName } from '@kongres/content/config';
import type { Entry, Kind } from '@kongres/content/model/kinds';
import { publishedName } from '@kongres/content/model/published';
import { rootFolder } from '../../lib/folders.ts';
import { drawCompanyLogo } from './exhibitors.ts';
import type { Congress } from './make-congress.ts';

const copied: readonly Kind[] = ['award-categories', 'performers', 'questions'];

export function writeCongress(folder: string, { sessions, exhibitors, ...others }: Congress): void {
  for (const kind of copied) {
    const entries = join(rootFolder, 'packages/content/entries', kind);
    cpSync(entries, join(folder, kind), { recursive: true });
  }
  for (const [kind, entries] of Object.entries(others)) {
    for (const entry of entries) writeEntry(kind, entry);
  }
  for (const session of sessions) writeEntry(`sessions/day-${session.day}`, session);
  for (const exhibitor of exhibitors) {
    writeEntry(`exhibitors/${exhibitor.stand.slice(0, 1).toLowerCase()}`, exhibitor);
    if (exhibitor.photo) write(join(mediaName, exhibitor.photo), drawCompanyLogo(exhibitor));
  }
  const all = { speakers: true, sessions: true, workshops: true, exhibitors: true };
  write(publishedName, `${JSON.stringify(all, null, 2)}\n`);

  function writeEntry(place: string, { id, ...entry }: Entry): void {
    write(join(place, `${id}.json`), `${JSON.stringify(entry, null, 2)}\n`);
  }

  function write(path: string, content: string): void {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
