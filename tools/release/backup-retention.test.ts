import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import { fillBackupSettings } from './package/backup-settings.ts';
import { deployFolder } from '../lib/folders.ts';

test('nightly backups are kept as long as logs', () => {
  // The oldest backup expires when the next one reaches the age: one day more with nightly backups.
  const oldest = Number(/^repo1-retention-full=(\d+)$/m.exec(fillBackupSettings())?.[1]) + 1;
  expect(oldest).toBe(policies.logDays - 1);
  expect(fillBackupSettings()).toContain('\nrepo1-retention-full-type=time\n');
  const timer = readFileSync(join(deployFolder, 'systemd/kongres-backup.timer'), 'utf8');
  expect(timer).toContain('\nOnCalendar=*-*-* 03:00\n');
});

test('backups are encrypted, and the example contains no secret', () => {
  expect(fillBackupSettings()).toContain('\nrepo1-cipher-type=aes-256-cbc\n');
  for (const name of ['cipher-pass', 's3-key', 's3-key-secret']) {
    expect(fillBackupSettings()).toContain(`\nrepo1-${name}=\n`);
  }
});
