import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import { deployFolder } from '../lib/folders.ts';

const read = (file: string) => readFileSync(join(deployFolder, file), 'utf8');

test('journal and logrotate keep lines for the same time', () => {
  const kept = policies.logDays - 2;
  expect(read('journald/kongres.conf')).toContain(`MaxRetentionSec=${kept}day\nMaxFileSec=1day\n`);
  expect(read('logrotate/kongres.template')).toContain(
    `  daily\n  rotate ${kept}\n  maxage ${kept}\n`,
  );
});
