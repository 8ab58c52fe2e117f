import { expect, type Locator, type Page } from '@playwright/test';
import { pick } from '@kongres/content/facts/collection';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { tickets, type TicketId } from '@kongres/content/facts/tickets';
import { textsOf } from './texts.ts';

export function ticketName(id: TicketId): string {
  return pick(tickets, id).name;
}

/** Opens a page and there the dialog for a ticket, as a visitor does. */
export async function openDialog(
  page: Page,
  code: LanguageCode,
  path: string,
  ticket: TicketId = 'premium',
) {
  const name = ticketName(ticket);
  const card = page.getByRole('article', { name });
  await page.goto(path);
  await card.getByRole('button', { name: textsOf(code, 'tickets').select }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Orders by the dialog of a page; the buyer then stands before the payment page. */
export async function order(page: Page, code: LanguageCode, path: string, email: string) {
  await orderIn(await openDialog(page, code, path), code, email);
}

/** The same in a dialog that is open already. */
export async function orderIn(dialog: Locator, code: LanguageCode, email: string) {
  const texts = textsOf(code, 'purchase');
  await dialog.getByLabel(texts.email).fill(email);
  await dialog.getByRole('button', { name: texts.submit }).click();
  await dialog.page().waitForURL('**/pay/cs_test_*');
}
