import type { Page } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { scheduleItems } from '@kongres/content/facts/programme';
import { entriesOf } from '@kongres/content/model/read-entries';
import { addressOf, pageTable } from '@kongres/contract/pages';
import { expect, test } from '../test.ts';

/** Notes whatever a press may cause: a changed page, a moved focus, a refused form, a navigation. */
function watch() {
  const state = { didSomething: false };
  Object.assign(window, { state });
  const note = () => (state.didSomething = true);
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  for (const event of ['invalid', 'toggle', 'submit']) document.addEventListener(event, note, true);
}

const didSomething = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { state: { didSomething: boolean } }).state.didSomething,
  );

for (const language of languages.slice(0, 1)) {
  test(`every button on every page in ${language.id} does something`, async ({ page }) => {
    test.setTimeout(540_000);
    let pressed = 0;
    for (const { id } of pageTable) {
      const address = addressOf(id, language);
      const buttons = page.locator('main').locator('button:visible, summary:visible');
      // Counted each time: a star that was taken away is gone when the page comes again.
      for (let index = 0; ; index += 1) {
        await page.goto(address, { waitUntil: 'networkidle' });
        if (index >= (await buttons.count())) break;
        await page.evaluate(watch);
        await buttons.nth(index).click();
        await expect
          .poll(() => didSomething(page), { message: `${id}, button ${index}` })
          .toBe(true);
        pressed += 1;
      }
    }
    expect(pressed).toBeGreaterThan(15);
  });
}

test('the floor plan opens, holds the focus and gives it back', async ({ page }) => {
  await page.goto('/pl/expo');
  const open = page.getByRole('button', { name: 'Zobacz plan hali' });
  await open.click();
  const plan = page.getByRole('dialog', { name: 'Plan wirtualnej hali' });
  await expect(plan).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plan).toBeHidden();
  await expect(open).toBeFocused();
});

const shown: readonly { type: string }[] = [...entriesOf('sessions'), ...scheduleItems];
const countOf = (type: string) => shown.filter((item) => item.type === type).length;

test('the programme shows only workshops where the address asks for them', async ({
  page,
  complaints,
}) => {
  await page.goto('/pl/warsztaty');
  await page.getByRole('link', { name: 'Warsztaty w programie' }).click();
  await page.waitForURL('**/pl/program?type=workshop');
  const items = page.locator('main [data-type]');
  const workshops = page.locator('main [data-type="workshop"]');
  await expect(workshops).toHaveCount(countOf('workshop'));
  await expect(items).toHaveCount(countOf('workshop'));
  // The workshops themselves, by name.
  const titles = entriesOf('workshops').map(({ title }) =>
    page.getByRole('heading', { name: String(title.pl) }),
  );
  for (const title of titles) await expect(title).toBeVisible();
  await page.goto('/pl/program?type=panel');
  for (const title of titles) await expect(title).toBeHidden();
  await expect(page.locator('main [data-type="panel"]')).toHaveCount(countOf('panel'));
  await expect(workshops).toHaveCount(0);
  await page.getByRole('link', { name: 'Wszystko' }).click();
  await expect(items).toHaveCount(shown.length);
  expect(complaints).toEqual([]);
});

function initialsOf({ name }: { name: string }): string {
  return name.replaceAll(/(\p{L})\S*\s*/gu, '$1');
}

test('a speaker shows initials until the portrait has loaded, and when it cannot', async ({
  page,
}) => {
  const [first, second] = entriesOf('speakers');
  if (!first || !second) throw new Error('there are no two speakers to look at');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/art/speaker-*', async (route) => {
    await held;
    await (route.request().url().includes(second.id) ? route.abort() : route.continue());
  });
  // The held portraits hold the load event as well.
  await page.goto('/pl/prelegenci', { waitUntil: 'domcontentloaded' });
  const avatars = page.locator('main [data-state]');
  await expect(avatars.first()).toHaveAttribute('data-state', 'loading');
  await expect(avatars.first()).toHaveText(initialsOf(first));
  release();
  await expect(avatars.first()).toHaveAttribute('data-state', 'loaded');
  await expect(avatars.nth(1)).toHaveAttribute('data-state', 'error');
  await expect(avatars.nth(1)).toHaveText(initialsOf(second));
});
