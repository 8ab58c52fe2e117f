import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import { backupSettings } from './package/backup-settings.ts';
import { deployFolder } from '../lib/folders.ts';

test('backups are kept as long as logs, if one is made every day', () => {
  // The oldest one goes when the next has the age: that is the day more that a backup of every night takes.
  const oldest = Number(/^repo1-retention-full=(\d+)$/m.exec(backupSettings())?.[1]) + 1;
  expect(oldest).toBe(policies.logDays - 1);
  expect(backupSettings()).toContain('\nrepo1-retention-full-type=time\n');
  const timer = readFileSync(join(deployFolder, 'systemd/kongres-backup.timer'), 'utf8');
  expect(timer).toContain('\nOnCalendar=*-*-* 03:00\n');
});

test('no backup leaves the machine readable, and no secret comes with the example', () => {
  expect(backupSettings()).toContain('\nrepo1-cipher-type=aes-256-cbc\n');
  for (const name of ['cipher-pass', 's3-key', 's3-key-secret']) {
    expect(backupSettings()).toContain(`\nrepo1-${name}=\n`);
  }
});
