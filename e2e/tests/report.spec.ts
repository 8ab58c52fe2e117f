import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { sampleReport, sampleSales } from '@kongres/api/test/samples/sample-report';
import { languages } from '@kongres/content/facts/languages';
import { isProof } from '../config.ts';
import { query } from '../database.ts';
import { organise } from '../organise.ts';
import { overlaps } from '../overlaps.ts';
import { expect, test } from '../test.ts';

/** The organiser's own command; the answer is the file's address. */
async function writeReport(file: string): Promise<string> {
  await organise('report', '--language', 'en-GB', '--output', file);
  return pathToFileURL(file).href;
}

/** As the page writes them. */
async function readTotals() {
  const [totals] = await query<Record<'tickets' | 'gross' | 'net' | 'refunded' | 'holds', number>>(
    `select (select count(*)::int from ticket t join orders o on o.id = t.order_id
          where t.void_at is null and o.origin = 'sale') as tickets,
        coalesce(sum(gross_minor) filter (where state = 'paid'), 0)::int as gross,
        coalesce(sum(net_minor) filter (where state = 'paid'), 0)::int as net,
        coalesce(sum(refunded_minor), 0)::int as refunded,
        (count(*) filter (where state in ('pending', 'awaiting_payment', 'processing')))::int as holds
      from orders where origin = 'sale'`,
    [],
  );
  if (!totals) throw new Error('the database did not answer');
  const number = (value: number) => new Intl.NumberFormat('en-GB').format(value);
  const money = (minor: number) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'PLN' }).format(minor / 100);
  return {
    tickets: number(totals.tickets),
    gross: money(totals.gross),
    net: money(totals.net),
    refunded: money(totals.refunded),
    holds: number(totals.holds),
  };
}

test('the report says what the database says', async ({ page }, info) => {
  const file = info.outputPath('report.html');
  // Other journeys are buying meanwhile: a report counts if nothing was sold while it was made.
  await expect(async () => {
    const before = await readTotals();
    await page.goto(await writeReport(file));
    expect(await readTotals()).toEqual(before);
    const shown = Object.keys(before).map(async (id) => [
      id,
      await page.locator(`#${id}`).textContent(),
    ]);
    expect(Object.fromEntries(await Promise.all(shown))).toEqual(before);
  }).toPass({ timeout: 45_000 });
});

test('the report needs nothing but itself and is open to everybody', async ({
  page,
  complaints,
}, info) => {
  test.setTimeout(360_000);
  const address = await writeReport(info.outputPath('report.html'));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room, `the room a window of ${width} px must give`).toBeLessThanOrEqual(width);
    if (width !== 390 && width !== 1440) continue;
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  }
  expect(requests.filter((url) => url !== address && !url.startsWith('data:'))).toEqual([]);
  expect(complaints).toEqual([]);
});

// Every language in the proof; on every change the two with the longest words.
for (const { id } of languages.filter(({ id }) => isProof || id === 'pl' || id === 'de')) {
  test(`no label of the report lies on another in ${id}, whatever was sold`, async ({ page }) => {
    test.setTimeout(360_000);
    const faults: string[] = [];
    for (const [name, sale] of Object.entries(sampleSales)) {
      await page.setContent(await sampleReport(id, sale));
      await expect(page.locator('html')).toHaveAttribute('lang', id);
      for (const width of [320, 390, 820, 920, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const fault of await overlaps(page)) faults.push(`${name} at ${width}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

test('labels that lie on each other are noticed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await page.setContent(`
    <svg width="100%" height="40"><text x="0" y="20">one label</text><text x="30" y="20">another</text></svg>
    <p style="position:relative;left:290px;white-space:nowrap">out of the window</p>`);
  expect(await overlaps(page)).toEqual([
    '“out of the window” reaches out of the window',
    '“one label” and “another”',
  ]);
});
