import { expect, test } from '../test.ts';

test('the hero illustration is inline in the document and a file on client navigation', async ({
  page,
  consoleErrors,
}) => {
  const html = await (await page.request.get('/pl')).text();
  expect(html).toContain('<g id="hero-lines">');
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/pl', { waitUntil: 'networkidle' });
  expect(files).not.toContain('/art/hero-back.svg');
  await page.goto('/pl/faq', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Kongres AI' }).click();
  await page.waitForURL('**/pl');
  await expect(page.locator('#hero-lines path')).toHaveCount(7);
  expect(files).toContain('/art/hero-back.svg');
  expect(consoleErrors).toEqual([]);
});

test('reduced motion disables animations, and no animation runs longer than five seconds', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pl', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Recorded at the start, because short animations may end before load.
  const durations: number[] = [];
  await page.exposeFunction('noteDuration', (duration: number) => durations.push(duration));
  await page.addInitScript(() =>
    document.addEventListener('animationstart', ({ target }) => {
      for (const animation of (target as Element).getAnimations()) {
        const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
        (window as unknown as { noteDuration: (ms: number) => void }).noteDuration(
          Number(activeDuration),
        );
      }
    }),
  );
  await page.goto('/pl', { waitUntil: 'networkidle' });
  await expect.poll(() => Math.max(0, ...durations)).toBeGreaterThan(0);
  expect(Math.max(...durations)).toBeLessThanOrEqual(5000);
});
