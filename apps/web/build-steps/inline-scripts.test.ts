import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptSources } from './inline-scripts.ts';

const source = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('each inline script gets its hash once; files and data get none', () => {
  const html = `
    <script>one()</script><script>one()</script>
    <script type="module" async="">two()</script>
    <script src="/a.js"></script>
    <script type="application/ld+json">{"a":1}</script>`;
  expect(inlineScriptSources(html)).toEqual([source('one()'), source('two()')]);
});
