import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ask } from '../buyers.ts';
import { siteOrigin } from '../config.ts';
import { mailsTo } from '../mail-sink.ts';
import { order, orderIn } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';
import { fillInSettings, inside, packageFile, startOutside } from './inside.ts';
import { startLoad } from './load.ts';

test.describe.configure({ mode: 'serial' });

const units = ['kongres-api@8071', 'kongres-api@8072', 'kongres-worker', 'kongres-web'];
const query = async (sql: string) =>
  (await inside(`runuser -u postgres -- psql -d kongres -Atc "${sql}"`)).trim();
const sold = async () => Number(await query('select count(*) from ticket'));
const lines = async (script: string) => (await inside(script)).trim().split('\n');

/** A person who buys in a browser: page, dialog, payment, order page, mail. */
async function buyAs(page: Page, email: string, path = '/pl/kup-bilet') {
  await order(page, 'pl', path, email);
  await pay(page);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
}

async function pay(page: Page) {
  await page.locator('[data-action="pay-card"]').click();
  await expect(page.locator('[data-scene="paid"]')).toBeVisible();
}

test('an empty machine sells after the package is installed', async ({ page, reportCheck }) => {
  const report = reportCheck('installed-machine');
  await startOutside();
  const started = Date.now();
  expect(await inside(`dpkg -i ${packageFile('1.0')}`)).toContain(
    'kongres check && kongres deploy',
  );
  const installed = (Date.now() - started) / 1000;
  await expect(inside('kongres check')).rejects.toThrow(/STRIPE_SECRET_KEY/);
  await fillInSettings();
  await inside('systemctl disable --quiet --now nginx');
  expect(await inside('kongres check')).toContain('the settings fit');
  await inside('kongres deploy');
  await buyAs(page, 'first@example.com');
  const opened = (Date.now() - started) / 1000;
  // Whatever may go wrong in a process stays in it.
  for (const unit of [...units, 'kongres-migrate']) {
    await inside(`systemd-analyze security --threshold=20 ${unit}.service >/dev/null`);
  }
  const processes = await lines('ps -C node,nginx -o user:20=,args=');
  expect(processes.filter((line) => line.startsWith('root') && line.includes('kongres'))).toEqual(
    [],
  );
  // The day is over for nginx's lines: the next one goes into a file of its own.
  await inside('logrotate --force /etc/logrotate.d/kongres');
  await expect
    .poll(async () => {
      await page.request.get('/pl');
      return lines('cat /var/log/kongres/access.log');
    })
    .toContainEqual(expect.stringContaining('"path":"/pl'));
  report(
    `installed in ${installed.toFixed(0)} s, first ticket ${opened.toFixed(0)} s after dpkg began`,
  );
});

test('a process that is killed comes back by itself, and nobody paid for nothing', async ({
  page,
  reportCheck,
}) => {
  const report = reportCheck('installed-machine');
  let slowest = 0;
  for (const unit of units) {
    const [before] = await lines(`systemctl show -P MainPID ${unit}`);
    await inside(`kill -9 ${before}`);
    const killed = Date.now();
    await expect
      .poll(() => lines(`systemctl show -P MainPID -P ActiveState ${unit}`))
      .toEqual([expect.not.stringMatching(`^(?:0|${before})$`), 'active']);
    slowest = Math.max(slowest, (Date.now() - killed) / 1000);
    await buyAs(page, `after-${unit.replace('@', '-')}@example.com`);
  }
  expect(await sold()).toBe(1 + units.length);
  report(`${units.length} processes killed, back within ${slowest.toFixed(1)} s`);
});

test('Prometheus hears from every process, from the machine and from the site', async ({
  reportCheck,
}) => {
  const report = reportCheck('installed-machine');
  await expect(inside('kongres watch')).rejects.toThrow(/ALERTS_TO/);
  await inside(
    `sed -i 's|^#ALERTS_TO=.*|ALERTS_TO=operator@example.com|' /etc/kongres/kongres.env`,
  );
  expect(await inside('kongres watch')).toContain('alerts go to operator@example.com');
  const up = async () => {
    // By name: what Debian's own configuration asked for is still remembered for minutes.
    const asked = '{__name__=~"up|probe_success",job=~"kongres-.*|machine"}';
    const address = `http://127.0.0.1:9090/api/v1/query?query=${encodeURIComponent(asked)}`;
    const answer = await inside(`curl --fail --silent '${address}' || true`).then(
      (text) => JSON.parse(text || '{}') as Found,
    );
    return (answer.data?.result ?? []).map(({ metric, value }) => `${metric.job} ${value[1]}`);
  };
  const all = [
    'kongres-api',
    'kongres-api',
    'kongres-site',
    'kongres-site',
    'kongres-worker',
    'machine',
  ];
  await expect.poll(async () => (await up()).toSorted()).toEqual(all.map((job) => `${job} 1`));
  // None of them speaks to anybody beyond this machine.
  const open = await lines(
    `ss -Hltn | awk '{ print $4 }' | grep -E ':(9090|9093|9094|9100|9115|1807[0-2])$'`,
  );
  expect(open.filter((address) => !address.startsWith('127.0.0.1:'))).toEqual([]);
  expect(open).toHaveLength(7);
  expect(await inside('systemctl --failed --plain --no-legend')).toBe('');
  report(`${all.length} figures of life reach Prometheus`);
});

interface Found {
  data?: { result: { metric: { job: string }; value: [number, string] }[] };
}

test('a new version, back, an older package and a broken one: nobody notices', async ({
  browser,
  page,
  complaints,
  reportCheck,
}) => {
  const report = reportCheck('upgraded-under-load');
  // Opened before, and used after: its scripts are those of the version before.
  await page.goto('/pl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scripts = async () => {
    const { text } = await ask('/pl', { onResent: () => {} });
    return [...text.matchAll(/\/assets\/[\w.-]+\.js/g)].join(' ');
  };
  const old = await scripts();
  const stop = startLoad();
  await sleep(2000);
  const steps: string[] = [];
  const timed = async (name: string, script: string) => {
    const started = Date.now();
    const said = await inside(script);
    steps.push(`${name} ${((Date.now() - started) / 1000).toFixed(0)} s`);
    return said;
  };

  expect(await timed('upgrade', `dpkg -i ${packageFile('2.0')}`)).toContain(
    '2.0 is what visitors see',
  );
  await expect.poll(scripts).not.toBe(old);
  // Version 1.0 and the packages after it go on with the table that version 2.0 has changed.
  expect(await query('select count(*) from orders where drilled_at is null')).toBe('0');
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('main a[href="/pl/kup-bilet"]')?.click();
  });
  await page.waitForURL('**/pl/kup-bilet');
  await buyFrom(page, 'old-tab@example.com');

  expect(await timed('back', 'kongres back')).toContain('1.0 is what visitors see');
  await expect.poll(scripts).toBe(old);
  await timed('forward', 'kongres deploy 2.0');
  expect(await timed('older package', `dpkg -i ${packageFile('1.0')}`)).toContain(
    '1.0 is what visitors see',
  );

  await inside(`
    cd /var/lib/kongres/releases && cp -al 2.0 2.1
    sed -i 's/"2.0"/"2.1"/' 2.1/release.json
    sed -i '1i throw new Error("broken on purpose");' 2.1/app/apps/api/src/main/server.ts`);
  await expect(inside('kongres deploy 2.1')).rejects.toThrow(/broken on purpose/);
  expect(await inside('readlink /var/lib/kongres/current')).toMatch(/\/1\.0\n$/);
  expect(await scripts()).toBe(old);

  await sleep(2000);
  const { faults, ...counts } = await stop();
  report(
    `${steps.join(', ')}; ${counts.pages} pages with ${counts.files} files, ${counts.bought} purchases, ` +
      `${counts.resent} sent anew, ${Object.keys(faults).length} kinds of failure`,
  );
  expect(faults).toEqual({});
  expect(counts.bought).toBeGreaterThan(20);
  expect(complaints).toEqual([]);
  const fresh = await browser.newPage();
  await buyAs(fresh, 'afterwards@example.com', `${siteOrigin}/pl/kup-bilet`);
});

/** The page that is open already, without loading anything anew but what it asks for itself. */
async function buyFrom(page: Page, email: string) {
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: textsOf('pl', 'tickets').select }).click();
  await orderIn(page.getByRole('dialog'), 'pl', email);
  await pay(page);
}

test('removed, it leaves settings and data; installed again, it goes on', async ({
  page,
  reportCheck,
}) => {
  const report = reportCheck('installed-machine');
  const before = await sold();
  await inside('dpkg -r kongres');
  expect(await lines('ls /etc/kongres')).toEqual(['kongres.env', 'owner.env', 'site.env']);
  expect(await inside("pgrep -f '[/]var/lib/kongres/' || true")).toBe('');
  await expect(fetch(`${siteOrigin}/pl`)).rejects.toThrow();
  expect(await sold()).toBe(before);
  await inside(`dpkg -i ${packageFile('2.0')} && kongres deploy`);
  await buyAs(page, 'back-again@example.com');
  expect(await sold()).toBe(before + 1);
  report('removed and installed again with all of its orders');
});
