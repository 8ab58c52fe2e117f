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

/** Who is told of what goes wrong, and how; only root may read it. */
export function readWatchSettings({ settings }: Pick<Places, 'settings'>) {
  const read = readFile(settings, 'kongres.env');
  const to = read['ALERTS_TO'] ?? '';
  return { to, from: read['MAIL_FROM'] || to, smtpUrl: read['SMTP_URL'] ?? '' };
}
