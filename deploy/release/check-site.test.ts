import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSite } from './check-site.ts';

const hash = `'sha256-${'A'.repeat(43)}='`;
/** As a build writes them. */
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
    for (const [name, text] of Object.entries(files)) write(`${site}/${name}`, text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

const check = (stage = '') => checkSite(join(root, 'taken'), join(root, 'running'), stage);

test('what a build writes is taken', () => {
  expect(() => check()).not.toThrow();
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
])('%s with a line of its own making is refused', (name, text) => {
  write(`taken/nginx/${name}`, files[`nginx/${name}` as keyof typeof files] + text);
  expect(() => check()).toThrow(/is nothing that a build writes/);
});

test.each(['live-pages.map', 'not-found.map', 'problems.map', 'sale.map'])(
  '%s stays as the programs brought it',
  (name) => {
    write(`taken/nginx/${name}`, '');
    expect(() => check()).toThrow(`${name} is not the one`);
  },
);

test('a site that search engines should not know is told to them, and no other is', () => {
  expect(() => check('staging')).toThrow('robots.map');
  write('taken/nginx/robots.map', 'default "noindex, nofollow";\n');
  expect(() => check('production')).toThrow('robots.map');
  expect(() => check('staging')).not.toThrow();
});

test('an address without its page, a map too many, a map that breaks off', () => {
  rmSync(join(root, 'taken/client/de/faq'), { recursive: true });
  expect(() => check()).toThrow('names a page that is not there');
  write('taken/nginx/extra.map', '');
  expect(() => check()).toThrow('there are addresses.map, extra.map');
  rmSync(join(root, 'taken/nginx/extra.map'));
  write('taken/nginx/addresses.map', '/ /;');
  expect(() => check()).toThrow('addresses.map breaks off');
});
