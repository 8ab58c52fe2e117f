import { expect, type Page } from '@playwright/test';
import type { Language } from '@kongres/content/facts/languages';
import { isRunning } from './altered-page.ts';
import { textsOf } from './texts.ts';

/** The search of a page, by what it says in a language. */
export function searchOn(page: Page, { id: code }: Language) {
  const { search: frame } = textsOf(code, 'frame');
  const texts = textsOf(code, 'search');
  const dialog = page.getByRole('dialog', { name: frame.open });
  const field = dialog.getByRole('combobox', { name: frame.open });
  const options = dialog.getByRole('option');
  return {
    frame,
    texts,
    dialog,
    field,
    options,
    button: page.getByRole('banner').getByRole('button', { name: frame.open, exact: true }),
    chosen: dialog.getByRole('option', { selected: true }),
    /** By what it leads to. */
    optionTo: (address: string) => dialog.locator(`[role="option"][href="${address}"]`),
    kind: (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name} \\d+$`) }),

    /** The field names the chosen option, as a screen reader is told it. */
    async expectNamed() {
      const id = await this.chosen.getAttribute('id');
      await expect(field).toHaveAttribute('aria-activedescendant', id ?? 'none');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
    },
  };
}

export async function openedOn(page: Page, address: string, language: Language) {
  await page.goto(address);
  await isRunning(page);
  const search = searchOn(page, language);
  await page.keyboard.press('/');
  await expect(search.field).toBeFocused();
  return search;
}
