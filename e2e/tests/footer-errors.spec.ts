import { pickByCommit } from '@kongres/tools/acceptance/sample';
import type { Page, Route } from '@playwright/test';
import { isAcceptance } from '../config.ts';
import { readLayoutShift, recordLayoutShifts } from '../layout-shift.ts';
import { expect, test } from '../test.ts';

const readFooterText = (page: Page) => page.getByRole('contentinfo').innerText();

const failures: Record<string, (route: Route) => unknown> = {
  'does not answer': () => {},
  'breaks the connection': (route) => route.abort(),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'answers 204': (route) => route.fulfill({ status: 204 }),
  'answers with a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Login</h1>' }),
  'answers with half a document': (route) => route.fulfill({ body: '{"top":"<p>x' }),
  'answers null': (route) => route.fulfill({ json: null }),
  'answers a list': (route) => route.fulfill({ json: ['<p>x</p>'] }),
  'answers with wrong types': (route) =>
    route.fulfill({ json: { top: 1, middle: { html: 'x' }, bottom: ['x'] } }),
  'answers with eight megabytes': (route) =>
    route.fulfill({ json: { top: 'x'.repeat(8e6), middle: 'y', bottom: 'z' } }),
};

for (const [failure, answer] of Object.entries(failures)) {
  test(`when the footer API ${failure}, the built-in footer stays without layout shift`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await recordLayoutShifts(page);
    // Read the built-in footer without scripts.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/pl/faq');
    const built = await readFooterText(page);
    expect(built).toContain('NIP');
    await page.unroute('**/*.js');
    consoleErrors.length = 0;

    await page.route('**/api/footer', answer);
    const requested = page.waitForRequest('**/api/footer');
    await page.goto('/pl/faq#main');
    await page.reload();
    await requested;
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    if (failure !== 'does not answer') await page.waitForLoadState('networkidle');
    expect(await readLayoutShift(page)).toBeLessThan(0.01);
    expect(await readFooterText(page)).toBe(built);
    // The browser logs failed requests; the page must not log anything.
    expect(consoleErrors.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
  });
}

const widths = [390, 834, 1440];

for (const width of isAcceptance ? widths : [pickByCommit(widths, 'footer')]) {
  test(`a longer footer causes no layout shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordLayoutShifts(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const long = `<p>${'A much longer sentence than the page was built with. '.repeat(12)}</p>`;
    await page.route('**/api/footer', async (route) => {
      await held;
      await route.fulfill({ json: { top: long, middle: long, bottom: long } });
    });
    const requested = page.waitForRequest('**/api/footer');
    await page.goto('/pl/regulamin');
    await requested;
    const reading = page.getByRole('main').locator('h2').nth(3);
    await reading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const place = () =>
      page.evaluate(() => ({ y: window.scrollY, height: document.body.scrollHeight }));
    const before = { ...(await place()), box: await reading.boundingBox() };

    answer();
    await expect(page.getByRole('contentinfo')).toContainText('A much longer sentence');
    const after = { ...(await place()), box: await reading.boundingBox() };
    expect(after.height).toBeGreaterThan(before.height);
    expect([after.y, after.box]).toEqual([before.y, before.box]);
    const shift = await readLayoutShift(page);
    console.log(`footer at ${width}: ${after.height - before.height} px longer, shift ${shift}`);
    expect(shift).toBeLessThan(0.01);
  });
}
