import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { policies } from '@kongres/content/facts/policies';
import { fillTemplate } from '@kongres/deploy/nginx/write-config';
import { deployFolder } from '../../lib/folders.ts';

/** pgBackRest settings with the retention of the privacy policy; the operator adds the storage. */
export function fillBackupSettings(): string {
  const template = readFileSync(join(deployFolder, 'backup/pgbackrest.conf.template'), 'utf8');
  return fillTemplate(template, { BACKUP_DAYS: String(policies.logDays - 2) });
}
