import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Places } from './places.ts';

const readFile = (folder: string, name: string) =>
  parseEnv(readFileSync(join(folder, name), 'utf8'));

/** What concerns the public face of the machine; secrets are for API and worker alone to read. */
export function readSiteSettings({ settings }: Pick<Places, 'settings'>) {
  const read = readFile(settings, 'site.env');
  return {
    origin: read['PUBLIC_ORIGIN'] ?? '',
    stage: read['STAGE'] ?? '',
    realIpFrom: (read['REAL_IP_FROM'] ?? '').split(/[\s,]+/).filter(Boolean),
  };
}

/** What the way to our own streams is signed with; empty where there are none, or where this program may not know. */
export function readLiveSecret({ settings }: Pick<Places, 'settings'>): string {
  try {
    return readFile(settings, 'kongres.env')['LIVE_SECRET'] ?? '';
  } catch {
    return '';
  }
}

/** Who is told of what goes wrong, and how; only root may read it. */
export function readWatchSettings({ settings }: Pick<Places, 'settings'>) {
  const read = readFile(settings, 'kongres.env');
  const to = read['ALERTS_TO'] ?? '';
  return { to, from: read['MAIL_FROM'] || to, smtpUrl: read['SMTP_URL'] ?? '' };
}
