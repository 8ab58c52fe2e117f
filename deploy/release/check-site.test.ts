import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSite } from './check-site.ts';

const hash = `'sha256-${'A'.repeat(43)}='`;
const files = {
  'client/index.html': '',
  'client/de/faq/index.html': '',
  'client/404/de.html': '',
  'nginx/addresses.map': '/ /;\n/de/faq /de/faq;\n/de/faq/ /de/faq;\n',
  'nginx/inline-scripts.map': `/404/de.html "${hash} ${hash}";\n/index.html "";\n`,
  'nginx/live-pages.map': `/de/kongres/index.html " media-src 'self';";\n`,
  'nginx/not-found.map': '~*^/de(?:/|$) /404/de.html;\n',
  'nginx/problems.map': `"400 " '{"status":400}';\n`,
  'nginx/robots.map': 'default "";\n',
  'nginx/sale.map': '"~^POST /api/purchase/(?:vip)$" sale;\n',
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kongres-site-'));
  for (const site of ['running', 'taken']) {
    for (const [name, text] of Object.entries(files)) writeTestFile(`${site}/${name}`, text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function writeTestFile(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

const checkTestSite = (stage = '') => checkSite(join(root, 'taken'), join(root, 'running'), stage);

test('accepts the output of a build', () => {
  expect(() => checkTestSite()).not.toThrow();
});

test.each([
  ['addresses.map', '/de/faq /de/faq; } server { listen 81;\n'],
  ['addresses.map', '/de/faq /de/faq;\n} server { listen 81; }\nmap $uri $x {\n'],
  ['addresses.map', 'include /etc/passwd;\n'],
  ['addresses.map', 'default /de/faq;\n'],
  ['addresses.map', '/de/faq https://elsewhere.example;\n'],
  ['addresses.map', '/de/faq //elsewhere.example;\n'],
  ['addresses.map', '//elsewhere.example //elsewhere.example;\n'],
  ['addresses.map', '/de/faq /;\n'],
  ['addresses.map', '/../../etc /../../etc;\n'],
  ['addresses.map', '/de/faq /de/faq;\r\n'],
  ['addresses.map', '\n'],
  ['inline-scripts.map', `/index.html "${hash} 'unsafe-inline'";\n`],
  ['inline-scripts.map', `/index.html "${hash}; report-uri https://elsewhere.example";\n`],
  ['inline-scripts.map', `~.* "${hash}";\n`],
  ['inline-scripts.map', '/index.html "$http_cookie";\n'],
  ['inline-scripts.map', `/index.html ${hash};\n`],
])('rejects an unexpected line in %s', (name, text) => {
  writeTestFile(`taken/nginx/${name}`, files[`nginx/${name}` as keyof typeof files] + text);
  expect(() => checkTestSite()).toThrow(/is not a line of a build/);
});

test.each(['live-pages.map', 'not-found.map', 'problems.map', 'sale.map'])(
  '%s must match the running release',
  (name) => {
    writeTestFile(`taken/nginx/${name}`, '');
    expect(() => checkTestSite()).toThrow(`${name} differs`);
  },
);

test('robots.map must match the environment', () => {
  expect(() => checkTestSite('staging')).toThrow('robots.map');
  writeTestFile('taken/nginx/robots.map', 'default "noindex, nofollow";\n');
  expect(() => checkTestSite('production')).toThrow('robots.map');
  expect(() => checkTestSite('staging')).not.toThrow();
});

test('rejects missing pages, unknown maps and truncated maps', () => {
  rmSync(join(root, 'taken/client/de/faq'), { recursive: true });
  expect(() => checkTestSite()).toThrow('names a missing page');
  writeTestFile('taken/nginx/extra.map', '');
  expect(() => checkTestSite()).toThrow('found addresses.map, extra.map');
  rmSync(join(root, 'taken/nginx/extra.map'));
  writeTestFile('taken/nginx/addresses.map', '/ /;');
  expect(() => checkTestSite()).toThrow('addresses.map is truncated');
});
