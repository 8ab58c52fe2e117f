import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withModuleMap } from './module-map.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const withoutPadding = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');

test('the module map is the one that `npm run map` writes', () => {
  expect(withoutPadding(page)).toBe(withoutPadding(withModuleMap(page, root)));
});

test('every step of a request names a file that exports its function', () => {
  const steps = [...page.matchAll(/^\d+\. `([^`]+\.ts)` `(\w+)`/gm)];
  expect(steps.length).toBeGreaterThan(20);
  const missing = steps.filter(([, file = '', name = '']) => {
    const source = readFileSync(join(root, 'apps/api/src', file), 'utf8');
    return !new RegExp(`(?:function|const) ${name}\\b`).test(source);
  });
  expect(missing.map(([step]) => step)).toEqual([]);
});
