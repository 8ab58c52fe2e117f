import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { ServerPaths } from './paths.ts';

const readEnvFile = (folder: string, name: string) =>
  parseEnv(readFileSync(join(folder, name), 'utf8'));

export function readSiteSettings({ settings }: Pick<ServerPaths, 'settings'>) {
  const read = readEnvFile(settings, 'site.env');
  return {
    origin: read['PUBLIC_ORIGIN'] ?? '',
    stage: read['STAGE'] ?? '',
    realIpFrom: (read['REAL_IP_FROM'] ?? '').split(/[\s,]+/).filter(Boolean),
  };
}

/** Empty without self-hosted streams, or if this user may not read it. */
export function readLiveSecret({ settings }: Pick<ServerPaths, 'settings'>): string {
  try {
    return readEnvFile(settings, 'kongres.env')['LIVE_SECRET'] ?? '';
  } catch {
    return '';
  }
}

export function readAlertSettings({ settings }: Pick<ServerPaths, 'settings'>) {
  const read = readEnvFile(settings, 'kongres.env');
  const to = read['ALERTS_TO'] ?? '';
  return { to, from: read['MAIL_FROM'] || to, smtpUrl: read['SMTP_URL'] ?? '' };
}
