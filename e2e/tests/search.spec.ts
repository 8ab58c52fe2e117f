import { languages } from '@kongres/content/facts/languages';
import { entriesOf } from '@kongres/content/model/read-entries';
import { addressOf } from '@kongres/contract/pages';
import { isRunning } from '../altered-page.ts';
import { openedOn, searchOn } from '../search.ts';
import { expect, test } from '../test.ts';

const [polish] = languages;

test(
  'a question is found and opened, before anything else is published',
  { tag: '@quick' },
  async ({ page, complaints }) => {
    const [question] = entriesOf('questions');
    const search = await openedOn(page, addressOf('home', polish), polish);
    await expect(search.optionTo(addressOf('programme', polish))).toBeVisible();
    await search.field.fill(question?.question.pl ?? '');
    await expect(search.chosen).toHaveAttribute('href', /#faq-/);
    await page.keyboard.press('Enter');
    await expect(search.dialog).toBeHidden();
    await expect(page).toHaveURL(`${addressOf('faq', polish)}#faq-${question?.id}`);
    const opened = page.locator('details[open]');
    await expect(opened).toHaveCount(1);
    await expect(opened).toBeInViewport();

    // From the page itself another one opens as well.
    const other = entriesOf('questions').at(-1);
    await page.keyboard.press('Control+k');
    await search.field.fill(other?.question.pl ?? '');
    await search.optionTo(`${addressOf('faq', polish)}#faq-${other?.id}`).click();
    await expect(page.locator(`#faq-${other?.id}`)).toHaveAttribute('open');
    await expect(page.locator(`#faq-${other?.id}`)).toBeInViewport();
    expect(complaints).toEqual([]);
  },
);

test('samples are not found, and there are no kinds to choose', async ({ page }) => {
  const search = await openedOn(page, addressOf('home', polish), polish);
  for (const { name } of entriesOf('speakers')) {
    await search.field.fill(name);
    await expect(search.options.or(search.dialog.getByRole('link')).first()).toBeVisible();
    await expect(search.dialog.locator('[role="option"][href*="/prelegenci/"]')).toHaveCount(0);
  }
  await expect(search.kind(search.texts.kinds.all)).toHaveCount(0);
});

test('nothing of the search is fetched before it is used, nor kept afterwards', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(addressOf('home', polish), { waitUntil: 'networkidle' });
  const ofSearch = () => fetched.filter((path) => /^\/(?:search\/|assets\/search-)/.test(path));
  expect(ofSearch()).toEqual([]);
  const search = searchOn(page, polish);
  await search.button.click();
  await expect(search.options).not.toHaveCount(0);
  expect(ofSearch().length).toBeGreaterThan(1);
  await search.field.fill('regulamin');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    'i18nextLng',
    'welcomePopupClosed',
  ]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('whoever switches the slash off is never surprised by it again', async ({ page }) => {
  const search = await openedOn(page, addressOf('faq', polish), polish);
  const slash = search.dialog.getByRole('checkbox', { name: search.texts.keys.slash });
  await slash.uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await isRunning(page);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(search.field).toBeFocused();
  // The one slash that was typed before has opened nothing and gone nowhere.
  await expect(search.field).toHaveValue('');
  await slash.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(search.field).toBeFocused();
});

test('a slash in a field is a slash', async ({ page }) => {
  await page.goto(addressOf('contact', polish));
  await isRunning(page);
  const message = page.locator('main textarea');
  await message.fill('');
  await message.press('/');
  await expect(message).toHaveValue('/');
  await expect(searchOn(page, polish).dialog).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that does nothing', async ({ page }) => {
    await page.goto(addressOf('home', polish));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(searchOn(page, polish).button).toBeHidden();
  });
});
