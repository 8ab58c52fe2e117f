import type { Page } from '@playwright/test';
import { sanitiseFragment } from '@kongres/api/content/footer/sanitise-fragment';
import { footerAttributes, footerLinkSchemes, footerTags } from '@kongres/contract/footer-markup';
import { hostileFragments, hostileOrigin } from '@kongres/tools/acceptance/hostile-footers';
import { expect, test } from '../test.ts';

const unprotected = 'http://unprotected.test/';

/** Detects calls of `hit()` and requests to the hostile origin. */
async function watchForAttacks(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(hostileOrigin)) asked.push(request.url());
  });
  await page.route(`${hostileOrigin}/**`, (route) => route.abort());
  await page.addInitScript(() => {
    Object.assign(window, { hits: 0, hit: () => (window as unknown as { hits: number }).hits++ });
  });
  return {
    asked,
    /** Number of script executions after a few frames. */
    hits: () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return (window as unknown as { hits: number }).hits;
      }),
  };
}

/** Opens the fragment in a page without CSP. */
async function openUnprotected(page: Page, html: string) {
  await page.unroute(`${unprotected}**`);
  await page.route(`${unprotected}**`, (route) =>
    route.request().url() === unprotected
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><title>x</title><body><div id="slot">${html}</div></body>`,
        })
      : route.fulfill({ status: 404 }),
  );
  await page.goto(unprotected);
}

/** Lists tags, attributes and link schemes that footers must not contain. */
function findForbiddenMarkup(page: Page, within: string) {
  return page.evaluate(
    ({ within, tags, attributes, schemes }) =>
      [...document.querySelectorAll(within)].flatMap((element) => {
        const found = [];
        if (!tags.includes(element.localName)) found.push(`<${element.localName}>`);
        for (const { name } of element.attributes) {
          if (!attributes.includes(name)) found.push(`${element.localName} ${name}`);
        }
        const leads = element instanceof HTMLAnchorElement && element.hasAttribute('href');
        if (leads && !schemes.includes(element.protocol)) found.push(element.href);
        return found;
      }),
    {
      within,
      tags: footerTags.map(String),
      attributes: Object.values(footerAttributes).flat().map(String),
      schemes: footerLinkSchemes.map((scheme) => `${scheme}:`),
    },
  );
}

test('without protection the hostile fragments act, so the detection works', async ({ page }) => {
  test.setTimeout(720_000);
  const { asked, hits } = await watchForAttacks(page);
  const acting = hostileFragments.filter(({ does }) => does);
  expect(acting.length).toBeGreaterThan(40);
  for (const { name, html, does } of acting) {
    asked.length = 0;
    await openUnprotected(page, html);
    const done = async () => (does === 'runs' ? await hits() : asked.length);
    await expect.poll(done, { message: name, timeout: 15_000 }).toBeGreaterThan(0);
  }
});

test('sanitised fragments do nothing in a page without protection', async ({
  page,
  reportCheck,
}) => {
  test.setTimeout(720_000);
  const report = reportCheck('hostile-footers-server');
  const { asked, hits } = await watchForAttacks(page);
  for (const { name, html } of hostileFragments) {
    const clean = sanitiseFragment(html).html;
    await openUnprotected(page, clean);
    expect(await findForbiddenMarkup(page, 'body > :not(#slot), #slot *'), name).toEqual([]);
    // Again with innerHTML, which parses differently; the image error fires last.
    await page.evaluate(async (text) => {
      const slot = document.querySelector('#slot');
      if (!slot) throw new Error('no slot');
      slot.innerHTML = text;
      const last = document.createElement('img');
      const loadFailed = new Promise((resolve) => last.addEventListener('error', resolve));
      last.src = '/last';
      await loadFailed;
    }, clean);
    expect(await findForbiddenMarkup(page, 'body > :not(#slot), #slot *'), name).toEqual([]);
    expect([name, await hits(), asked]).toEqual([name, 0, []]);
  }
  report(`${hostileFragments.length} fragments`);
});

/** Chromium reports blocked content that the sanitiser parses in an inert document; any other message is an error. */
const expectedReports = /The action has been blocked|will not be executed|: refused: /;

/** Two fragments per page; the third slot shows that they have been inserted. */
const pairs = Array.from({ length: Math.ceil(hostileFragments.length / 2) }, (_, index) =>
  hostileFragments.slice(index * 2, index * 2 + 2),
);
const shares = 4;

for (let share = 0; share < shares; share += 1) {
  test(`hostile fragments from the API do nothing in the page (${share + 1} of ${shares})`, async ({
    page,
    consoleErrors,
    reportCheck,
  }) => {
    test.setTimeout(720_000);
    const report = reportCheck('hostile-footers-browser');
    const { asked, hits } = await watchForAttacks(page);
    let seen = 0;
    for (const [index, pair] of pairs.entries()) {
      if (index % shares !== share) continue;
      seen += pair.length;
      const [top, middle = top] = pair.map(({ html }) => html);
      const names = pair.map(({ name }) => name).join(' / ');
      await page.unroute('**/api/footer');
      await page.route('**/api/footer', (route) =>
        route.fulfill({ json: { top, middle, bottom: `<p>pair ${index}</p>` } }),
      );
      await page.goto('/pl/faq');
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(`pair ${index}`, { exact: true }), names).toBeVisible();
      expect(await findForbiddenMarkup(page, 'footer [data-slot] *'), names).toEqual([]);
      expect([names, await hits(), asked]).toEqual([names, 0, []]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    expect(consoleErrors.filter((text) => !expectedReports.test(text))).toEqual([]);
    report(`${seen} fragments`);
  });
}
