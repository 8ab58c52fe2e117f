import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import { deployFolder } from '../lib/folders.ts';

const readDeployFile = (file: string) => readFileSync(join(deployFolder, file), 'utf8');

test('journald and logrotate have the same retention', () => {
  const days = policies.logDays - 2;
  expect(readDeployFile('journald/kongres.conf')).toContain(
    `MaxRetentionSec=${days}day\nMaxFileSec=1day\n`,
  );
  expect(readDeployFile('logrotate/kongres.template')).toContain(
    `  daily\n  rotate ${days}\n  maxage ${days}\n`,
  );
});
