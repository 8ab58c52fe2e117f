import { findAxeViolations } from '../axe.ts';
import { databaseUrl } from '../config.ts';
import { runQuery } from '../database.ts';
import { deskOrigin, createInvitation, joinDesk, createEmailAddress } from '../desk.ts';
import { expect, test } from '../test.ts';

/** Inserts a paid order, because a purchase would count towards rate limits. */
async function sellTicket(daysAgo: number): Promise<void> {
  await runQuery(
    `with sold as (
      insert into orders (id, client_hash, ticket, email, language, country, state, net_minor, vat_minor, currency,
          token_hash, created_at, checkout_expires_at, hold_expires_at, paid_at)
        select gen_random_uuid(), '', 'vip', $1, 'es', 'VA', 'paid', 29900, 6877, 'PLN', sha256($1::text::bytea),
          moment, moment, moment + interval '5 minutes', moment
        from (select now() - make_interval(days => $2) as moment) sale
        returning id),
    counted as (update ticket_quota set sold = sold + 1 where ticket = 'vip')
    insert into ticket (order_id, code)
      select id, upper(substr(md5($1), 1, 4) || '-' || substr(md5($1), 5, 4) || '-'
        || substr(md5($1), 9, 4) || '-' || substr(md5($1), 13, 4)) from sold`,
    [createEmailAddress(), daysAgo],
    databaseUrl,
  );
}

/** Days plus header and total. */
const getRowCount = (days: number) => days + 2;

test('the report shows sales by day, ticket and country for a chosen period', async ({
  page,
  consoleErrors,
}) => {
  await sellTicket(0);
  // One day of margin for the daylight saving change.
  await sellTicket(48);
  await page.setViewportSize({ width: 1440, height: 900 });
  await joinDesk(page, await createInvitation('Liczy', createEmailAddress(), 'owner'));
  await page.getByRole('link', { name: 'Raport' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Raport');

  const byCountry = page
    .getByRole('region', { name: 'Według kraju', exact: true })
    .getByRole('row');
  await expect(byCountry.last()).toContainText('Razem');
  await expect(byCountry.first()).toContainText('Brutto zł');
  await expect(byCountry.filter({ hasText: 'Watykan' })).toContainText(/,\d\d$/);
  const byTicket = page
    .getByRole('region', { name: 'Według biletu', exact: true })
    .getByRole('row');
  await expect(byTicket.filter({ hasText: 'VIP' })).toContainText('%');

  const days = page.getByRole('region', { name: 'Dzień po dniu', exact: true }).getByRole('row');
  await expect(days).toHaveCount(getRowCount(30));
  const chart = page.getByRole('img', { name: /^Wykres, dni: 30,/ });
  await expect(chart.locator('rect')).toHaveCount(30);
  await page.getByRole('button', { name: 'wszystkie dni' }).click();
  expect(page.url()).toBe(`${deskOrigin}/report?span=all`);
  await page.reload();
  await expect.poll(() => days.count()).toBeGreaterThanOrEqual(getRowCount(48));
  expect(await findAxeViolations(page)).toEqual([]);

  await page.evaluate(() => localStorage.setItem('deskLanguage', 'en'));
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(`${deskOrigin}/report`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report');
  await expect(page.getByRole('region', { name: 'By country', exact: true })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect({ overflow, faults: await findAxeViolations(page) }).toEqual({ overflow: 0, faults: [] });
  expect(consoleErrors).toEqual([]);
});
