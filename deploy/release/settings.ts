import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Places } from './places.ts';

/** What concerns the public face of the machine; secrets are for API and worker alone to read. */
export function readSiteSettings({ settings }: Pick<Places, 'settings'>) {
  const read = parseEnv(readFileSync(join(settings, 'site.env'), 'utf8'));
  return {
    origin: read['PUBLIC_ORIGIN'] ?? '',
    stage: read['STAGE'] ?? '',
    realIpFrom: (read['REAL_IP_FROM'] ?? '').split(/[\s,]+/).filter(Boolean),
  };
}
