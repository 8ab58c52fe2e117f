import { expect, type Locator, type Page } from '@playwright/test';
import { getRow } from '@kongres/content/facts/collection';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { tickets, type TicketId } from '@kongres/content/facts/tickets';
import { getTexts } from './texts.ts';

export function getTicketName(id: TicketId): string {
  return getRow(tickets, id).name;
}

export async function openPurchaseDialog(
  page: Page,
  code: LanguageCode,
  path: string,
  ticket: TicketId = 'premium',
) {
  const name = getTicketName(ticket);
  const card = page.getByRole('article', { name });
  await page.goto(path);
  await card.getByRole('button', { name: getTexts(code, 'tickets').select }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Submits the purchase dialog and waits for the payment page. */
export async function orderTicket(page: Page, code: LanguageCode, path: string, email: string) {
  await submitOrder(await openPurchaseDialog(page, code, path), code, email);
}

export async function submitOrder(dialog: Locator, code: LanguageCode, email: string) {
  const texts = getTexts(code, 'purchase');
  await dialog.getByLabel(texts.email).fill(email);
  await dialog.getByRole('button', { name: texts.submit }).click();
  await dialog.page().waitForURL('**/pay/cs_test_*');
}
