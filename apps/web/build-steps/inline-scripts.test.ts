import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listInlineScriptSources } from './inline-scripts.ts';

const hashScript = (code: string) =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('lists the hash of each inline script once and ignores files and data', () => {
  const html = `
    <script>one()</script><script>one()</script>
    <script type="module" async="">two()</script>
    <script src="/a.js"></script>
    <script type="application/ld+json">{"a":1}</script>`;
  expect(listInlineScriptSources(html)).toEqual([hashScript('one()'), hashScript('two()')]);
});
