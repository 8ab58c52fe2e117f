import { expect, type Page } from '@playwright/test';
import type { Language } from '@kongres/content/facts/languages';
import { waitForHydration } from './modified-html.ts';
import { getTexts } from './texts.ts';

export function getSearchDialog(page: Page, { id: code }: Language) {
  const { search: frame } = getTexts(code, 'frame');
  const texts = getTexts(code, 'search');
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
    selected: dialog.getByRole('option', { selected: true }),
    optionTo: (address: string) => dialog.locator(`[role="option"][href="${address}"]`),
    kind: (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name} \\d+$`) }),

    /** Expects the field to reference the selected option for screen readers. */
    async expectActiveDescendant() {
      const id = await this.selected.getAttribute('id');
      await expect(field).toHaveAttribute('aria-activedescendant', id ?? 'none');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
    },
  };
}

export async function openSearch(page: Page, address: string, language: Language) {
  await page.goto(address);
  await waitForHydration(page);
  const search = getSearchDialog(page, language);
  await page.keyboard.press('/');
  await expect(search.field).toBeFocused();
  return search;
}
