import { site } from '@kongres/content/facts/site';
import { waitForHydration } from '../modified-html.ts';
import { expect, test } from '../test.ts';

test('who only reads gets the two specified keys, no cookie, no service worker and no request to another host', async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const { language, popup } = site.storageKeys;
  for (const path of ['/pl', '/pl/program', '/pl/kup-bilet']) {
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const kept = await page.evaluate(async () => ({
      local: Object.keys(localStorage).toSorted(),
      session: Object.keys(sessionStorage),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect([path, kept]).toEqual([
      path,
      { local: [language, popup].toSorted(), session: [], workers: 0 },
    ]);
    expect(await context.cookies()).toEqual([]);
  }
  expect([...hosts]).toEqual([new URL(String(baseURL)).host]);
});
