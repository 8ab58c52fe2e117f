import { expect } from 'vitest';
import type { DeskCall } from '@kongres/contract/desk/routes';
import { createDeskClient } from './desk-client.ts';
import { readCsv } from './read-sheets.ts';
import { startTestApi } from './test-api.ts';

export const getWarsawDate = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date());

export async function startExportDesk() {
  const shop = await startTestApi();
  const desk = createDeskClient(shop);
  const { cookie, id } = await desk.signInAs('owner');

  async function exportList(call: DeskCall, body: object): Promise<Response> {
    const answer = await desk.call(call, { cookie, body });
    expect(answer.status).toBe(200);
    return answer;
  }

  /** Rows of the CSV file, keyed by column title. */
  async function exportRows(call: DeskCall, body: object): Promise<Record<string, string>[]> {
    const answer = await exportList(call, { ...body, format: 'csv' });
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    const [titles = [], ...rows] = readCsv(text, ';');
    expect(answer.headers.get('x-rows')).toBe(String(rows.length));
    for (const row of rows) expect(row).toHaveLength(titles.length);
    return rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? ''])));
  }

  const exportPayments = (span: object) => exportRows('exportPayments', span);
  return { shop, desk, cookie, id, exportList, exportRows, exportPayments };
}
