import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../../lib/folders.ts';
import { buildSettingsFiles } from './settings.ts';

const readProjectFile = (file: string) => readFileSync(join(rootFolder, file), 'utf8');
const files = buildSettingsFiles(readProjectFile('.env.example'));
const extractNames = (text = '') =>
  [...text.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);

test('the settings files contain every setting of API and worker', () => {
  const config = readProjectFile('apps/api/src/platform/config/config.ts');
  const known = [...config.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(20);
  const given = [...extractNames(files['site.env']), ...extractNames(files['kongres.env'])];
  expect(known.filter((name) => !given.includes(name))).toEqual([
    'API_HOST',
    'API_PORT',
    'WATCH_PORT',
  ]);
});

test("only owner.env has the owner's URL, and site.env has no secrets", () => {
  expect(extractNames(files['owner.env'])).toEqual(['DATABASE_OWNER_URL']);
  expect(extractNames(files['site.env'])).toEqual([
    'STAGE',
    'PUBLIC_ORIGIN',
    'DESK_ORIGIN',
    'REAL_IP_FROM',
  ]);
  expect(extractNames(files['kongres.env'])).not.toContain('DATABASE_OWNER_URL');
});

test('throws for an example without a section', () => {
  expect(() => buildSettingsFiles('# --- environment and addresses ---\n#STAGE=\n')).toThrow(
    '.env.example has no section "migrations"',
  );
});
