import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceModuleMap } from './module-map.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const removePadding = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');

test('the module map is up to date', () => {
  expect(removePadding(page)).toBe(removePadding(replaceModuleMap(page, root)));
});

test('every documented request step names an existing function', () => {
  const steps = [...page.matchAll(/^\d+\. `([^`]+\.ts)` `(\w+)`/gm)];
  expect(steps.length).toBeGreaterThan(20);
  const missing = steps.filter(([, file = '', name = '']) => {
    const source = readFileSync(join(root, 'apps/api/src', file), 'utf8');
    return !new RegExp(`(?:function|const) ${name}\\b`).test(source);
  });
  expect(missing.map(([step]) => step)).toEqual([]);
});
