import { faultsOf } from '../axe.ts';
import { databaseUrl } from '../config.ts';
import { query } from '../database.ts';
import { deskOrigin, inviteByCommand, join, newEmail } from '../desk.ts';
import { expect, test } from '../test.ts';

/** One that was bought and paid so many days ago. Not in the shop: a purchase would count against its limits. */
async function sellTicket(daysAgo: number): Promise<void> {
  await query(
    `with sold as (
      insert into orders (id, client, ticket, email, language, country, state, net_minor, vat_minor, currency,
          token_hash, created_at, session_ends_at, hold_ends_at, paid_at)
        select gen_random_uuid(), '', 'vip', $1, 'es', 'VA', 'paid', 29900, 6877, 'PLN', sha256($1::text::bytea),
          moment, moment, moment + interval '5 minutes', moment
        from (select now() - make_interval(days => $2) as moment) sale
        returning id),
    counted as (update ticket_stock set sold = sold + 1 where ticket = 'vip')
    insert into ticket (order_id, code)
      select id, upper(substr(md5($1), 1, 4) || '-' || substr(md5($1), 5, 4) || '-'
        || substr(md5($1), 9, 4) || '-' || substr(md5($1), 13, 4)) from sold`,
    [newEmail(), daysAgo],
    databaseUrl,
  );
}

/** The rows of the days, the row of sums among them. */
const spanOf = (days: number) => days + 2;

test('an owner reads how the sale is going, by day, ticket and country, and looks further back', async ({
  page,
  complaints,
}) => {
  await sellTicket(0);
  // A day more than is asked for: an hour of it may be lost when the clock is turned back meanwhile.
  await sellTicket(48);
  await page.setViewportSize({ width: 1440, height: 900 });
  await join(page, await inviteByCommand('Liczy', newEmail(), 'owner'));
  await page.getByRole('link', { name: 'Liczby' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liczby');

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
  await expect(days).toHaveCount(spanOf(30));
  const chart = page.getByRole('img', { name: /^Wykres, dni: 30,/ });
  await expect(chart.locator('rect')).toHaveCount(30);
  await page.getByRole('button', { name: 'wszystkie dni' }).click();
  expect(page.url()).toBe(`${deskOrigin}/numbers?span=all`);
  await page.reload();
  await expect.poll(() => days.count()).toBeGreaterThanOrEqual(spanOf(48));
  expect(await faultsOf(page)).toEqual([]);

  await page.evaluate(() => localStorage.setItem('deskLanguage', 'en'));
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(`${deskOrigin}/numbers`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Numbers');
  await expect(page.getByRole('region', { name: 'By country', exact: true })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect({ overflow, faults: await faultsOf(page) }).toEqual({ overflow: 0, faults: [] });
  expect(complaints).toEqual([]);
});
