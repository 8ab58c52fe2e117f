import { beforeEach, expect, test } from 'vitest';
import { startExportDesk } from '../../../../test/export-desk.ts';
import { insertSoldTicket } from '../../../../test/orders/sold-tickets.ts';
import { readCells, readWorkbookParts } from '../../../../test/read-sheets.ts';
import { resetShop } from '../../../../test/test-shop.ts';

const { shop, desk, cookie, id, exportList, exportPayments } = await startExportDesk();
const { pool } = shop;

beforeEach(() => resetShop(pool));

const december = { since: '2025-12-01', until: '2025-12-31' };
const hostile = ["=cmd|' /C calc'!A0", '+48 600', '-2', '@sum(1)', '\t=1', 'Jan;=1', '＝1'];

test.each(hostile)('exports %j as text in both formats', async (name) => {
  await insertSoldTicket(pool, { buyerName: name, companyName: name });
  const [row] = await exportPayments(december);
  expect(row?.['Firma']).not.toMatch(/^\s*[=+\-@＝]/);
  const answer = await exportList('exportPayments', { ...december, format: 'xlsx' });
  const [, cells] = readCells(Buffer.from(await answer.arrayBuffer()));
  expect(cells?.get('E')).toEqual({ value: name, isText: true, isFormula: false });
});

test('writes a valid workbook with numeric cells and frozen titles for any input', async () => {
  // XML allows neither; buyers can type both.
  await insertSoldTicket(pool, {
    buyerName: 'A\uFFFFB\uFFFE<&"\u000b',
    companyName: '_x0041_ 🎉 ąęł',
  });
  const answer = await exportList('exportPayments', { ...december, format: 'xlsx' });
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="platnosci-2025-12-01-2025-12-31.xlsx"',
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const file = Buffer.from(await answer.arrayBuffer());
  const sheet = readWorkbookParts(file).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).not.toMatch(/[\uFFFE\uFFFF]/);
  expect(sheet).not.toContain('\u000b');
  expect(sheet).toMatch(/<pane ySplit="1" topLeftCell="A2" state="frozen"/);
  const [titles, cells] = readCells(file);
  expect(titles?.get('A')?.value).toBe('Zamówienie');
  expect(cells?.get('C')).toEqual({ value: '46001', isText: false, isFormula: false });
  expect(cells?.get('D')?.value).toMatch(/^AB<&"/);
  expect(cells?.get('O')).toEqual({ value: '123.45', isText: false, isFormula: false });
  expect(cells?.get('P')).toMatchObject({ value: '0.23', isText: false });
  expect(cells?.get('W')?.value ?? '').toBe('');
});

test('records who exported which list, without its contents', async () => {
  await insertSoldTicket(pool, { buyerName: 'Ewa', ticket: 'vip' });
  await exportList('exportPayments', { ...december, format: 'csv' });
  await exportList('exportAttendees', { ticket: 'vip', format: 'xlsx' });
  await exportList('exportOrders', { format: 'csv' });
  const { rows } = await pool.query<{ actor: string; details: object }>(
    "select actor, details from audit_log where action = 'list_exported' order by id desc limit 3",
  );
  expect(rows).toEqual([
    { actor: `desk ${id}`, details: { sheet: 'zamowienia', format: 'csv', rows: 1 } },
    {
      actor: `desk ${id}`,
      details: { sheet: 'uczestnicy', format: 'xlsx', ticket: 'vip', rows: 1 },
    },
    { actor: `desk ${id}`, details: { sheet: 'platnosci', format: 'csv', ...december, rows: 1 } },
  ]);
  await expect(pool.query(`select record_export('{"name": "Ewa"}')`)).rejects.toThrow(
    'unexpected export details',
  );
});

test('rejects invalid days and file formats', async () => {
  for (const body of [
    { since: '2025-12-31', until: '2025-12-01', format: 'csv' },
    { since: '2025-02-30', until: '2025-12-01', format: 'csv' },
    { since: '', until: '2025-12-01', format: 'csv' },
    { ...december, format: 'ods' },
    { ...december },
  ]) {
    const answer = await desk.call('exportPayments', { cookie, body });
    expect(await answer.json()).toMatchObject({ status: 422, code: 'invalid_request' });
  }
});

test('limits exports per hour', async () => {
  const { cookie: reader } = await desk.signInAs('reader');
  const statuses: number[] = [];
  for (let count = 0; count <= 20; count += 1) {
    const answer = await desk.call('exportAttendees', { cookie: reader, body: { format: 'csv' } });
    statuses.push(answer.status);
    await answer.arrayBuffer();
  }
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
