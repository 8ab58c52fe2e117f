import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scanFolder } from './scan-secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'kongres-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Concatenated, so that the scan does not find them in this file.
const keys = {
  stripe: ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_'),
  github: ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_'),
  database: ['postgres://kongres', 'geheimnis@db.example.com:5432/kongres'].join(':'),
};

test('finds nothing in a folder without secrets', () => {
  writeFileSync(join(folder, 'plain.ts'), "export const webhookSecret = 'whsec_local_only';\n");
  expect(scanFolder(folder, { isIgnoredToo: true })).toEqual([]);
});

test.each(Object.entries(keys))('finds a %s secret and masks it', (name, secret) => {
  writeFileSync(join(folder, `${name}.env`), `SECRET=${secret}\n`);
  const found = scanFolder(folder, { isIgnoredToo: true }).filter((line) => line.includes(name));
  expect(found).not.toEqual([]);
  expect(found.join()).not.toContain(secret);
});
