import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../../lib/folders.ts';
import { settingsFiles } from './settings.ts';

const read = (file: string) => readFileSync(join(rootFolder, file), 'utf8');
const files = settingsFiles(read('.env.example'));
const namesIn = (text = '') => [...text.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);

test('every setting of API and worker is in the files of a server, explained', () => {
  const config = read('apps/api/src/platform/config/config.ts');
  const known = [...config.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(20);
  const given = [...namesIn(files['site.env']), ...namesIn(files['kongres.env'])];
  // The unit says where each process listens.
  expect(known.filter((name) => !given.includes(name))).toEqual([
    'API_HOST',
    'API_PORT',
    'WATCH_PORT',
  ]);
});

test('only the migration knows the owner of the tables, and no secret is for everybody', () => {
  expect(namesIn(files['owner.env'])).toEqual(['DATABASE_OWNER_URL']);
  expect(namesIn(files['site.env'])).toEqual([
    'STAGE',
    'PUBLIC_ORIGIN',
    'DESK_ORIGIN',
    'REAL_IP_FROM',
  ]);
  expect(namesIn(files['kongres.env'])).not.toContain('DATABASE_OWNER_URL');
});

test('an example without a section is refused', () => {
  expect(() => settingsFiles('# --- whom it is for ---\n#STAGE=\n')).toThrow(
    '.env.example has no section "migrations"',
  );
});
