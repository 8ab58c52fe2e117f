import { galas } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { addressOf, pageTable, type PageId } from '@kongres/web/page-table';
import { isAcceptance } from '../config.ts';
import { readShift, watchShifts } from '../layout-shift.ts';
import { expect, test } from '../test.ts';

const widths = [320, 390, 834, 1440, 1920];

/** What people see first, in every language; the rest in the two that stretch the most. */
const first: readonly PageId[] = ['home', 'programme', 'tickets', ...galas.map(({ id }) => id)];

for (const language of languages) {
  test(`nothing scrolls sideways in ${language.id}`, async ({ page }) => {
    test.setTimeout(720_000);
    const isStretching = language.id === 'pl' || language.id === 'de' || isAcceptance;
    const pages = pageTable.filter(({ id }) => isStretching || first.includes(id));
    const faults: string[] = [];
    for (const { id } of pages) {
      await page.goto(addressOf(id, language));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) faults.push(`${id} at ${width}: ${over} px`);
      }
    }
    expect(faults).toEqual([]);
  });
}

test('the style sheet of the frame comes first on every page, so that sections may overrule it', async ({
  request,
}) => {
  for (const { id } of pageTable) {
    const html = await (await request.get(addressOf(id, languages[0]))).text();
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/assets\/(\w+)/g)];
    expect([id, sheets[0]?.[1]]).toEqual([id, 'base']);
  }
});

test('nothing moves while a page loads', async ({ page }) => {
  await watchShifts(page);
  const shifts: [string, number][] = [];
  for (const id of first) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(addressOf(id, languages[0]), { waitUntil: 'networkidle' });
      await page.waitForTimeout(300);
      shifts.push([`${id} at ${width}`, await readShift(page)]);
    }
  }
  console.log('largest shift', Math.max(...shifts.map(([, shift]) => shift)));
  expect(shifts.filter(([, shift]) => shift >= 0.01)).toEqual([]);
});

test('the hero draws itself in the page, and comes as a file by a link inside the site', async ({
  page,
  complaints,
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
  expect(complaints).toEqual([]);
});

test('nothing moves for those who asked for less motion, and nothing loops for long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pl', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Noted as each begins: by the time the page has loaded, the short ones may be over.
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
