import type { Page } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { scheduleItems } from '@kongres/content/facts/programme';
import { listEntries } from '@kongres/content/model/read-entries';
import { getLocalizedPath, pageTable } from '@kongres/contract/pages';
import { measureBox } from '../measure-box.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

/** Records any reaction to a click: a DOM change, an invalid form, a toggle or a submit. */
function watchForChanges() {
  const state = { hasReacted: false };
  Object.assign(window, { state });
  const recordReaction = () => (state.hasReacted = true);
  new MutationObserver(recordReaction).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  for (const event of ['invalid', 'toggle', 'submit'])
    document.addEventListener(event, recordReaction, true);
}

const hasReacted = (page: Page) =>
  page.evaluate(() => (window as unknown as { state: { hasReacted: boolean } }).state.hasReacted);

for (const language of languages.slice(0, 1)) {
  test(`every button on every page reacts to a click in ${language.id}`, async ({ page }) => {
    test.setTimeout(540_000);
    let pressed = 0;
    for (const { id } of pageTable) {
      const address = getLocalizedPath(id, language);
      const buttons = page.locator('main').locator('button:visible, summary:visible');
      // Counted on each load: removing a star changes the number of buttons.
      for (let index = 0; ; index += 1) {
        await page.goto(address, { waitUntil: 'networkidle' });
        if (index >= (await buttons.count())) break;
        await page.evaluate(watchForChanges);
        await buttons.nth(index).click();
        await expect.poll(() => hasReacted(page), { message: `${id}, button ${index}` }).toBe(true);
        pressed += 1;
      }
    }
    expect(pressed).toBeGreaterThan(15);
  });
}

test('the expo shows its floor plan and leads to it from the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pl/expo');
  const plan = page.getByRole('img', { name: getTexts('pl', 'expo').plan.alt });
  const link = page.getByRole('link', { name: 'Zobacz plan hali' });
  await expect(plan).toBeVisible();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(plan).not.toBeInViewport();
  await link.click();
  await expect(plan).toBeInViewport({ ratio: 1 });
});

const programmeItems: readonly { type: string }[] = [...listEntries('sessions'), ...scheduleItems];
const countItems = (type: string) => programmeItems.filter((item) => item.type === type).length;

test('the programme filters sessions by the type in the URL', async ({ page, consoleErrors }) => {
  await page.goto('/pl/warsztaty');
  await page.getByRole('link', { name: 'Warsztaty w programie' }).click();
  await page.waitForURL('**/pl/program?type=workshop');
  const items = page.locator('main [data-type]');
  const workshops = page.locator('main [data-type="workshop"]');
  await expect(workshops).toHaveCount(countItems('workshop'));
  await expect(items).toHaveCount(countItems('workshop'));
  const titles = listEntries('workshops').map(({ title }) =>
    page.getByRole('heading', { name: String(title.pl) }),
  );
  for (const title of titles) await expect(title).toBeVisible();
  await page.goto('/pl/program?type=panel');
  for (const title of titles) await expect(title).toBeHidden();
  await expect(page.locator('main [data-type="panel"]')).toHaveCount(countItems('panel'));
  await expect(workshops).toHaveCount(0);
  await page.getByRole('link', { name: 'Wszystko' }).click();
  await expect(items).toHaveCount(programmeItems.length);
  expect(consoleErrors).toEqual([]);
});

function getInitials({ name }: { name: string }): string {
  return name.replaceAll(/(\p{L})\S*\s*/gu, '$1');
}

test('a speaker shows initials until the portrait has loaded and when loading fails', async ({
  page,
}) => {
  const [first, second] = listEntries('speakers');
  if (!first || !second) throw new Error('the content has fewer than two speakers');
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/art/speaker-*', async (route) => {
    await isReleased;
    await (route.request().url().includes(second.id) ? route.abort() : route.continue());
  });
  // The delayed portraits delay the load event.
  await page.goto('/pl/prelegenci', { waitUntil: 'domcontentloaded' });
  const avatars = page.locator('main [data-state]');
  await expect(avatars.first()).toHaveAttribute('data-state', 'loading');
  await expect(avatars.first()).toHaveText(getInitials(first));
  release();
  await expect(avatars.first()).toHaveAttribute('data-state', 'loaded');
  await expect(avatars.nth(1)).toHaveAttribute('data-state', 'error');
  await expect(avatars.nth(1)).toHaveText(getInitials(second));
});

test('a button stays where it is under a pointer at its lower edge', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pl/kontakt');
  const button = page.getByRole('button', { name: getTexts('pl', 'contact').form.send });
  await button.scrollIntoViewIfNeeded();
  const { x, y, height } = await measureBox(button);
  await page.mouse.move(x + 20, y + height - 1);
  const tops = await button.evaluate(async (element) => {
    const seen = new Set<number>();
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (frame >= 10) seen.add(element.getBoundingClientRect().top);
    }
    return [...seen];
  });
  expect(tops).toEqual([y - 3]);
});
