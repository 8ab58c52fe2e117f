import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { languages } from '@kongres/content/facts/languages';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { siteFolder } from '@kongres/tools/lib/folders';
import { getLocalizedPath } from '@kongres/contract/pages';
import { getPageLanguage, fetchPage, getTextOfElements } from '../served-page.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

test('unknown URLs without a language prefix return the Polish 404 page', async ({ request }) => {
  for (const path of ['/nope', '/xx/faq', '/plx', '/pl/404', '/pl/index.html', '/404/pl.html']) {
    const page = await fetchPage(request, path);
    expect([path, page.status, getPageLanguage(page), getTextOfElements(page, 'h1')]).toEqual([
      path,
      404,
      'pl',
      getTexts('pl', 'not-found').heading,
    ]);
  }
});

test('a trailing slash is redirected away', async ({ request }) => {
  const response = await request.get('/de/faq/?x=1', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/de/faq?x=1');
});

test('hashed files are immutable, pages are cached briefly, errors are not cached', async ({
  request,
}) => {
  const page = await request.get('/pl', { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers()['cache-control']).toContain('max-age=60');
  expect(page.headers()['content-encoding']).toBe('br');
  const [asset = ''] = (await page.text()).match(/\/assets\/[\w.-]+\.css/) ?? [];
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
  const missing = await request.get('/assets/gone.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toBe('no-store');
});

test('the test stream has the right content types, supports ranges and is cached briefly', async ({
  request,
}) => {
  const types = {
    'main.m3u8': 'application/vnd.apple.mpegurl',
    'captions-pl.vtt': 'text/vtt',
    'stream.mp4': 'video/mp4',
  };
  for (const [name, type] of Object.entries(types)) {
    const response = await request.get(`/stream-test/${name}`, {
      headers: { Range: 'bytes=0-9' },
    });
    expect(response.status(), name).toBe(206);
    expect(response.headers()['content-type'], name).toContain(type);
    expect(response.headers()['cache-control'], name).not.toContain('immutable');
  }
});

const securityHeaders = {
  'content-security-policy': /^default-src 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=63072000/,
};

test(
  'every response has security headers, including errors',
  { tag: '@quick' },
  async ({ request }) => {
    const answers = [
      await request.get('/pl'),
      await request.get('/pl/nic-takiego'),
      await request.get('/sitemap.xml'),
      await request.get('/art/logo.svg'),
      await request.get('/api/tickets'),
      await request.get('/api/nothing'),
      await request.get('/api/order'),
      await request.post('/api/purchase/gold', { data: {} }),
      await request.post('/api/stripe/webhook', { data: {} }),
      await request.get('/pl/faq/', { maxRedirects: 0 }),
      await request.get('/.env'),
      await request.get('/.git/config'),
      await request.get('/index.html'),
      await request.fetch('/pl', { method: 'TRACE' }),
      await request.post('/api/purchase/standard', { data: { email: 'x'.repeat(40_000) } }),
    ];
    for (const answer of answers) {
      const headers = answer.headers();
      for (const [name, value] of Object.entries(securityHeaders)) {
        expect(headers[name] ?? '', `${name} of ${answer.status()} ${answer.url()}`).toMatch(value);
      }
      expect(headers['server'] ?? 'nginx').toBe('nginx');
      expect(headers['x-powered-by']).toBeUndefined();
    }
  },
);

test('security.txt is valid and no other hidden file is served', async ({
  request,
  reportCheck,
}) => {
  const report = reportCheck('hidden-files');
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: mailto:/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  const built = globSync('**/*', { cwd: join(siteFolder, 'client'), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(join(siteFolder, 'client'), join(entry.parentPath, entry.name))}`);
  const scripts = built.filter((path) => /\.(?:js|css)$/.test(path));
  expect(scripts.length).toBeGreaterThan(10);
  expect(built.filter((path) => path.endsWith('.map'))).toEqual([]);
  const hidden = [
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/.gitignore',
    '/.npmrc',
    '/.htaccess',
    '/pl/.env',
    '/assets/.vite/manifest.json',
    '/.well-known/other',
    '/assets/base.js.map',
    '/package.json',
    '/package-lock.json',
    '/node_modules/react/package.json',
    ...scripts.map((path) => `${path}.map`),
  ];
  for (const path of hidden)
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  for (const path of scripts) {
    expect(readFileSync(join(siteFolder, 'client', path), 'utf8')).not.toContain(
      'sourceMappingURL',
    );
  }
  // Neither pages nor error headers reveal server software.
  for (const path of ['/pl', '/nope', '/api/nothing']) {
    const answer = await request.get(path);
    expect(await answer.text()).not.toMatch(/nginx|fastify|generator|express/i);
    expect(answer.headers()['server'] ?? 'nginx').toBe('nginx');
  }
  report(`${hidden.length} requested, none served`);
});

test('the policy blocks unknown inline scripts', async ({ page, request }) => {
  for (const path of ['/pl', '/pl/faq', '/', '/pl/nope', '/api/nope']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  }
  await page.goto('/pl');
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    // A text node bypasses Trusted Types, so that the script policy is tested.
    script.append('window.injected = true');
    document.body.append(script);
    return 'injected' in window;
  });
  expect(hasRun).toBe(false);
});

test('home shows its content without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  for (const { path, id } of pickSampleLanguages('home-without-javascript')) {
    await page.goto(`/${path}`);
    const home = getTexts(id, 'home');
    await expect(page.getByText(home.hero.title)).toBeVisible();
    await expect(page.getByRole('heading', { name: home.events.title })).toBeVisible();
    await expect(page.getByText(getTexts(id, 'tickets').labels['best-choice'])).toBeVisible();
  }
  await context.close();
});

test('without news there is no news page, menu entry, feed or sitemap entry', async ({
  request,
}) => {
  for (const language of languages) {
    const address = getLocalizedPath('news', language);
    expect((await request.get(address)).status()).toBe(404);
    const home = await (await request.get(getLocalizedPath('home', language))).text();
    expect(home).not.toContain(address);
    expect(home).not.toContain('application/atom+xml');
    expect(home).not.toContain(`"${getTexts(language.id, 'frame').pages.news}"`);
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('aktualnosci');
  expect((await request.get('/feeds/news-pl.atom')).status()).toBe(404);
});
