import { expect, type Page } from '@playwright/test';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { textsOf } from './texts.ts';

/** Long after a dialog has opened that is going to. */
const noticedMs = 15_000;

/**
 * Opens a page and there the dialog for a ticket, as a visitor does: a press that seems to have done
 * nothing is repeated once. That is a fault of the page, so the run tells of it.
 */
export async function openDialog(page: Page, code: LanguageCode, path: string, ticket = 'Premium') {
  const card = page.getByRole('article', { name: ticket });
  await page.goto(path);
  const button = card.getByRole('button', { name: textsOf(code, 'tickets').select });
  await button.click();
  const dialog = page.getByRole('dialog', { name: ticket });
  const isOpen = await dialog.waitFor({ timeout: noticedMs }).then(
    () => true,
    () => false,
  );
  if (!isOpen) {
    console.log(`a press of the ticket button was lost: ${path}`);
    await button.click();
  }
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Orders by the dialog of a page; the buyer then stands before the payment page. */
export async function order(page: Page, code: LanguageCode, path: string, email: string) {
  const texts = textsOf(code, 'purchase');
  const dialog = await openDialog(page, code, path);
  await dialog.getByLabel(texts.email).fill(email);
  await dialog.getByRole('button', { name: texts.submit }).click();
  await page.waitForURL('**/pay/cs_test_*');
}
