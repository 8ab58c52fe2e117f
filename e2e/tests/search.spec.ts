import { languages } from '@kongres/content/facts/languages';
import { listEntries } from '@kongres/content/model/read-entries';
import { getLocalizedPath } from '@kongres/contract/pages';
import { waitForHydration } from '../modified-html.ts';
import { openSearch, getSearchDialog } from '../search.ts';
import { expect, test } from '../test.ts';

const [polish] = languages;

test(
  'search finds and opens an FAQ entry on an unpublished site',
  { tag: '@quick' },
  async ({ page, consoleErrors }) => {
    const [question] = listEntries('questions');
    const search = await openSearch(page, getLocalizedPath('home', polish), polish);
    await expect(search.optionTo(getLocalizedPath('programme', polish))).toBeVisible();
    await search.field.fill(question?.question.pl ?? '');
    await expect(search.selected).toHaveAttribute('href', /#faq-/);
    await page.keyboard.press('Enter');
    await expect(search.dialog).toBeHidden();
    await expect(page).toHaveURL(`${getLocalizedPath('faq', polish)}#faq-${question?.id}`);
    const opened = page.locator('details[open]');
    await expect(opened).toHaveCount(1);
    await expect(opened).toBeInViewport();

    // Also on the FAQ page itself.
    const other = listEntries('questions').at(-1);
    await page.keyboard.press('Control+k');
    await search.field.fill(other?.question.pl ?? '');
    await search.optionTo(`${getLocalizedPath('faq', polish)}#faq-${other?.id}`).click();
    await expect(page.locator(`#faq-${other?.id}`)).toHaveAttribute('open');
    await expect(page.locator(`#faq-${other?.id}`)).toBeInViewport();
    expect(consoleErrors).toEqual([]);
  },
);

test('search does not find sample content and shows no kinds', async ({ page }) => {
  const search = await openSearch(page, getLocalizedPath('home', polish), polish);
  for (const { name } of listEntries('speakers')) {
    await search.field.fill(name);
    await expect(search.options.or(search.dialog.getByRole('link')).first()).toBeVisible();
    await expect(search.dialog.locator('[role="option"][href*="/prelegenci/"]')).toHaveCount(0);
  }
  await expect(search.kind(search.texts.kinds.all)).toHaveCount(0);
});

test('search files load on first use and nothing is stored', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(getLocalizedPath('home', polish), { waitUntil: 'networkidle' });
  const listSearchFiles = () =>
    fetched.filter((path) => /^\/(?:search\/|assets\/search-)/.test(path));
  expect(listSearchFiles()).toEqual([]);
  const search = getSearchDialog(page, polish);
  await search.button.click();
  await expect(search.options).not.toHaveCount(0);
  expect(listSearchFiles().length).toBeGreaterThan(1);
  await search.field.fill('regulamin');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    'i18nextLng',
    'welcomePopupClosed',
  ]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('the slash shortcut can be switched off and on', async ({ page }) => {
  const search = await openSearch(page, getLocalizedPath('faq', polish), polish);
  const slash = search.dialog.getByRole('checkbox', { name: search.texts.keys.slash });
  await slash.uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await waitForHydration(page);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(search.field).toBeFocused();
  // The slash typed before was ignored.
  await expect(search.field).toHaveValue('');
  await slash.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(search.field).toBeFocused();
});

test('a slash typed in a field does not open search', async ({ page }) => {
  await page.goto(getLocalizedPath('contact', polish));
  await waitForHydration(page);
  const message = page.locator('main textarea');
  await message.fill('');
  await message.press('/');
  await expect(message).toHaveValue('/');
  await expect(getSearchDialog(page, polish).dialog).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no search button', async ({ page }) => {
    await page.goto(getLocalizedPath('home', polish));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(getSearchDialog(page, polish).button).toBeHidden();
  });
});
