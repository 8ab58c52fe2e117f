import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { policies } from '@kongres/content/facts/policies';
import { fillIn } from '@kongres/deploy/nginx/fill-in';
import { deployFolder } from '../../lib/folders.ts';

/** pgBackRest's settings with the time that the privacy policy allows; the operator fills in whose storage it is. */
export function backupSettings(): string {
  const template = readFileSync(join(deployFolder, 'backup/pgbackrest.conf.template'), 'utf8');
  return fillIn(template, { BACKUP_DAYS: String(policies.logDays - 2) });
}
