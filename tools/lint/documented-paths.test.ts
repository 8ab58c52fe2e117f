import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = globSync('{*.md,docs/**/*.md}', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));

test('every documented path exists', () => {
  const named = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/`((?:apps|packages|tools|deploy|e2e)\/[^`\s]*)`/g)].map(
      ([, path = '']) => [file, path] as const,
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  // `{name}` stands for any name, `{a,b}` for each of them. A build writes `build` and `.x`.
  const exists = (path: string) =>
    globSync(path.replaceAll(/\{[^,}]*\}/g, '*'), { cwd: root }).length > 0;
  const isWritten = (path: string) => /\/(?:build|\.\w+)\b/.test(path);
  const later = ['packages/content/entries/media', 'packages/content/entries/news'];
  expect(
    named.filter(([, path]) => !isWritten(path) && !later.includes(path) && !exists(path)),
  ).toEqual([]);
});

test('every linked heading exists', () => {
  const anchors = new Map(
    pages.map(({ file, text }) => [
      file,
      new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => toAnchor(title))),
    ]),
  );
  const links = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([\w./-]*)#([\w-]+)\)/g)].map(([, to = '', anchor = '']) => ({
      file,
      to: to ? join(file, '..', to) : file,
      anchor,
    })),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ to, anchor }) => !anchors.get(to)?.has(anchor))).toEqual([]);
  expect(links.filter(({ to }) => !existsSync(join(root, to)))).toEqual([]);
});

function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
