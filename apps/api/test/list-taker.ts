import { expect } from 'vitest';
import type { DeskCall } from '@kongres/contract/desk/rules';
import { deskOf } from './desk.ts';
import { readCsv } from './read-sheets.ts';
import { startTestApi } from './test-api.ts';

/** Today, where the organiser is. */
export const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date());

/** A desk whose owner takes lists home. */
export async function startListTaker() {
  const shop = await startTestApi();
  const desk = deskOf(shop);
  const { cookie, id } = await desk.signedInAs('owner');

  async function take(call: DeskCall, body: object): Promise<Response> {
    const answer = await desk.call(call, { cookie, body });
    expect(answer.status).toBe(200);
    return answer;
  }

  /** The lines of a file by their titles. */
  async function linesOf(call: DeskCall, body: object): Promise<Record<string, string>[]> {
    const answer = await take(call, { ...body, format: 'csv' });
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    const [titles = [], ...rows] = readCsv(text, ';');
    expect(answer.headers.get('x-rows')).toBe(String(rows.length));
    for (const row of rows) expect(row).toHaveLength(titles.length);
    return rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? ''])));
  }

  const payments = (span: object) => linesOf('exportPayments', span);
  return { shop, desk, cookie, id, take, linesOf, payments };
}
