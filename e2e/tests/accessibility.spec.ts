import type { Page } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { pickByCommit, pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { getLocalizedPath, pageTable } from '@kongres/contract/pages';
import { waitForHydration } from '../modified-html.ts';
import { findAxeViolations } from '../axe.ts';
import { isAcceptance } from '../config.ts';
import { expectVisibleFocus, isFocused } from '../keyboard.ts';
import { getTicketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const narrow = { width: 320, height: 800 };
const wide = { width: 1280, height: 900 };

/** Every page once per commit, in a sampled language and width; acceptance checks all. */
const views = pageTable.flatMap(({ id }) => {
  const read = isAcceptance ? languages : [pickByCommit(languages, `axe ${id}`)];
  const sizes = isAcceptance ? [narrow, wide] : [pickByCommit([narrow, wide], `axe width ${id}`)];
  return read.flatMap((language) => sizes.map((size) => ({ id, language, size })));
});
const shares = isAcceptance ? 12 : 4;

for (let share = 0; share < shares; share += 1) {
  test(`pages have no axe violations (${share + 1} of ${shares})`, async ({
    page,
    reportCheck,
  }) => {
    test.setTimeout(900_000);
    const report = reportCheck('axe');
    const seen = views.filter((_, index) => index % shares === share);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const { id, language, size } of seen) {
      await page.setViewportSize(size);
      await page.goto(getLocalizedPath(id, language), { waitUntil: 'load' });
      const view = `${id} in ${language.id} at ${size.width}`;
      for (const fault of await findAxeViolations(page)) faults.push(`${view}: ${fault}`);
    }
    report(`${seen.length} views, ${faults.length} violations`);
    expect(faults).toEqual([]);
  });
}

const frame = getTexts('pl', 'frame');
const purchase = getTexts('pl', 'purchase');
const { select } = getTexts('pl', 'tickets');

interface State {
  size: typeof wide;
  enter: (page: Page) => Promise<unknown>;
}

/** States that Escape or the next step closes. */
const statesOf: Record<string, Record<string, State>> = {
  '/pl': {
    'a dropdown open': {
      size: wide,
      enter: (page) => page.getByRole('button', { name: frame.groups.programme }).click(),
    },
    'the language menu open': {
      size: wide,
      enter: (page) => page.getByRole('button', { name: 'Polski' }).click(),
    },
    'the mobile menu open': {
      size: narrow,
      enter: async (page) => {
        await page.getByRole('button', { name: frame.nav.open }).click();
        await page.locator('dialog[open] summary').first().click();
      },
    },
  },
  '/pl/faq': {
    'a question open': {
      size: wide,
      enter: (page) => page.locator('summary').nth(3).click(),
    },
    'the popup open': {
      size: wide,
      enter: (page) =>
        page.evaluate(() => document.querySelector<HTMLElement>('#welcome-popup')?.showPopover()),
    },
  },
  '/pl/kup-bilet': {
    'the dialog open': {
      size: wide,
      enter: (page) => page.getByRole('button', { name: select }).first().click(),
    },
    'the dialog with an error': {
      size: narrow,
      enter: async (page) => {
        await page.getByRole('button', { name: select }).first().click();
        await page.getByRole('button', { name: purchase.submit }).click();
        await page.getByRole('alert').waitFor();
      },
    },
  },
  '/pl/kontakt': {
    'invalid form fields': {
      size: narrow,
      enter: async (page) => {
        await page.getByRole('button', { name: getTexts('pl', 'contact').form.send }).click();
        await page.locator('[aria-invalid="true"]').first().waitFor();
      },
    },
  },
};

for (const [path, states] of Object.entries(statesOf)) {
  test(`${path} has no axe violations with ${Object.keys(states).join(', ')}`, async ({
    page,
    reportCheck,
  }) => {
    test.setTimeout(360_000);
    const report = reportCheck('axe-states');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await waitForHydration(page);
    const faults: string[] = [];
    for (const [name, { size, enter }] of Object.entries(states)) {
      await page.setViewportSize(size);
      await enter(page);
      for (const fault of await findAxeViolations(page)) faults.push(`${name}: ${fault}`);
      await page.keyboard.press('Escape');
    }
    report(`${Object.keys(states).join(', ')} ${faults.length}`);
    expect(faults).toEqual([]);
  });
}

for (const { id, path } of pickSampleLanguages('keyboard')) {
  test(`a ticket can be ordered by keyboard in ${id}`, async ({ page }) => {
    const texts = getTexts(id, 'purchase');
    await page.route('**/api/purchase/standard', (route) =>
      route.fulfill({ json: { url: 'https://checkout.stripe.com/c/pay/x' } }),
    );
    await page.route('https://checkout.stripe.com/**', (route) => route.fulfill({ body: 'paid' }));
    await page.goto(`/${path}/kup-bilet`);
    await waitForHydration(page);
    const choose = page
      .getByRole('article', { name: getTicketName('standard') })
      .getByRole('button');
    for (let press = 0; press < 40 && !(await isFocused(choose)); press += 1) {
      await page.keyboard.press('Tab');
      await expectVisibleFocus(page);
    }
    await expect(choose).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: getTicketName('standard') });
    await expect(dialog.getByLabel(texts.email)).toBeFocused();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await dialog.evaluate(
          (element) =>
            element.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(choose).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(texts.email)).toBeFocused();
    await page.keyboard.type('ala@example.com');
    await page.keyboard.press('Enter');
    await page.waitForURL('https://checkout.stripe.com/**');
  });

  test(`the contact form can be filled in by keyboard in ${id}`, async ({ page }) => {
    const { form } = getTexts(id, 'contact');
    await page.goto(`/${path}/kontakt`);
    await waitForHydration(page);
    await page.getByLabel(form.name).focus();
    for (const [index, text] of ['Ala', 'ala@example.com', 'Temat', 'Treść'].entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await expect(page.getByLabel(form.message)).toHaveValue('Treść');
    const send = page.getByRole('button', { name: form.send });
    for (let press = 0; press < 4 && !(await isFocused(send)); press += 1)
      await page.keyboard.press('Tab');
    await expect(send).toBeFocused();
  });
}

test.describe('with user text settings', () => {
  test.use({ bypassCSP: true });

  const settings = {
    'text at 200 %': { width: 1280, css: 'html { font-size: 200% !important; }' },
    'WCAG text spacing': {
      width: 320,
      css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    },
  };
  // German has the longest words.
  for (const language of languages.filter(({ id }) => isAcceptance || id === 'de')) {
    for (const [name, { width, css }] of Object.entries(settings)) {
      test(`${name} in ${language.id} causes no horizontal scrolling and clips no text`, async ({
        page,
      }) => {
        test.setTimeout(540_000);
        await page.setViewportSize({ width, height: 900 });
        const faults: string[] = [];
        for (const { id } of pageTable) {
          await page.goto(getLocalizedPath(id, language), { waitUntil: 'load' });
          await page.addStyleTag({ content: css });
          for (const fault of await page.evaluate(findClipped)) faults.push(`${id}: ${fault}`);
        }
        expect(faults).toEqual([]);
      });
    }
  }
});

/** Finds elements that clip their text and horizontal overflow of the page. */
function findClipped(): string[] {
  const root = document.documentElement;
  const faults =
    root.scrollWidth > root.clientWidth
      ? [`${root.scrollWidth - root.clientWidth} px too wide`]
      : [];
  for (const element of document.querySelectorAll(
    'h1, h2, h3, h4, p, a, button, dt, dd, li, td, th, label, summary',
  )) {
    const style = getComputedStyle(element);
    // Clipping an image hides no text.
    if (element.querySelector('img, svg')) continue;
    const isVisible = element.getClientRects().length > 0 && style.visibility !== 'hidden';
    const hides = style.overflowX !== 'visible';
    if (
      isVisible &&
      hides &&
      element.scrollWidth > element.clientWidth + 1 &&
      style.position !== 'absolute'
    ) {
      faults.push(`${element.tagName}: ${element.textContent.slice(0, 40)}`);
    }
  }
  return faults;
}

test('targets are at least 24 px unless they are inline', async ({ page }) => {
  for (const path of ['/de', '/de/program', '/de/prelegenci', '/de/regulamin']) {
    await page.goto(path, { waitUntil: 'load' });
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('a, button, input, summary, textarea')]
          .filter((element) => {
            const box = element.getBoundingClientRect();
            const isInText = getComputedStyle(element).display === 'inline';
            const isHidden = box.width <= 1 || element.closest('dialog:not([open]), [popover]');
            return !isHidden && !isInText && (box.width < 24 || box.height < 24);
          })
          .map((element) => `${element.tagName} ${element.textContent.slice(0, 30)}`),
      );
      expect([path, size.width, small]).toEqual([path, size.width, []]);
    }
  }
});

test('controls have a border in forced colours mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/pl/kup-bilet');
  await waitForHydration(page);
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, textarea, a[class*="button"]')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
      .map((element) => element.textContent.slice(0, 30)),
  );
  expect(bare).toEqual([]);
});
