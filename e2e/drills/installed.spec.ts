import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { sendRequest } from '../http-client.ts';
import { siteOrigin } from '../config.ts';
import { listEmailsTo } from '../email-sink.ts';
import { orderTicket, submitOrder } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';
import {
  writeSettings,
  runOnMachine,
  getPackagePath,
  startExternalServices,
} from './drill-machine.ts';
import { startLoad } from './load.ts';

test.describe.configure({ mode: 'serial' });

const units = ['kongres-api@8071', 'kongres-api@8072', 'kongres-worker', 'kongres-web'];
const runSql = async (sql: string) =>
  (await runOnMachine(`runuser -u postgres -- psql -d kongres -Atc "${sql}"`)).trim();
const countTickets = async () => Number(await runSql('select count(*) from ticket'));
const readLines = async (script: string) => (await runOnMachine(script)).trim().split('\n');

async function buyTicket(page: Page, email: string, path = '/pl/kup-bilet') {
  await orderTicket(page, 'pl', path, email);
  await payByCard(page);
  await expect.poll(async () => (await listEmailsTo(email)).length).toBe(1);
}

async function payByCard(page: Page) {
  await page.locator('[data-action="pay-card"]').click();
  await expect(page.locator('[data-scene="paid"]')).toBeVisible();
}

test('installing the package makes an empty machine sell tickets', async ({
  page,
  reportCheck,
}) => {
  const report = reportCheck('installed-machine');
  await startExternalServices();
  const started = Date.now();
  expect(await runOnMachine(`dpkg -i ${getPackagePath('1.0')}`)).toContain(
    'kongres check && kongres deploy',
  );
  const installed = (Date.now() - started) / 1000;
  await expect(runOnMachine('kongres check')).rejects.toThrow(/STRIPE_SECRET_KEY/);
  await writeSettings();
  await runOnMachine('systemctl disable --quiet --now nginx');
  expect(await runOnMachine('kongres check')).toContain('settings are valid');
  await runOnMachine('kongres deploy');
  await buyTicket(page, 'first@example.com');
  const opened = (Date.now() - started) / 1000;
  for (const unit of [...units, 'kongres-migrate']) {
    await runOnMachine(`systemd-analyze security --threshold=20 ${unit}.service >/dev/null`);
  }
  const processes = await readLines('ps -C node,nginx -o user:20=,args=');
  expect(processes.filter((line) => line.startsWith('root') && line.includes('kongres'))).toEqual(
    [],
  );
  // After rotation nginx reopens its log file.
  await runOnMachine('logrotate --force /etc/logrotate.d/kongres');
  await expect
    .poll(async () => {
      await page.request.get('/pl');
      return readLines('cat /var/log/kongres/access.log');
    })
    .toContainEqual(expect.stringContaining('"path":"/pl'));
  report(
    `installed in ${installed.toFixed(0)} s, first ticket ${opened.toFixed(0)} s after dpkg began`,
  );
});

test('killed processes restart by themselves and every payment has its ticket', async ({
  page,
  reportCheck,
}) => {
  const report = reportCheck('installed-machine');
  let slowest = 0;
  for (const unit of units) {
    const [before] = await readLines(`systemctl show -P MainPID ${unit}`);
    await runOnMachine(`kill -9 ${before}`);
    const killed = Date.now();
    await expect
      .poll(() => readLines(`systemctl show -P MainPID -P ActiveState ${unit}`))
      .toEqual([expect.not.stringMatching(`^(?:0|${before})$`), 'active']);
    slowest = Math.max(slowest, (Date.now() - killed) / 1000);
    await buyTicket(page, `after-${unit.replace('@', '-')}@example.com`);
  }
  expect(await countTickets()).toBe(1 + units.length);
  report(`${units.length} processes killed, back within ${slowest.toFixed(1)} s`);
});

test('Prometheus scrapes every process, the machine and the site', async ({ reportCheck }) => {
  const report = reportCheck('installed-machine');
  await expect(runOnMachine('kongres monitoring')).rejects.toThrow(/ALERTS_TO/);
  await runOnMachine(
    `sed -i 's|^#ALERTS_TO=.*|ALERTS_TO=operator@example.com|' /etc/kongres/kongres.env`,
  );
  expect(await runOnMachine('kongres monitoring')).toContain('alerts go to operator@example.com');
  const up = async () => {
    // Filtered by job: series of Debian's default configuration remain for minutes.
    const selector = '{__name__=~"up|probe_success",job=~"kongres-.*|machine"}';
    const address = `http://127.0.0.1:9090/api/v1/query?query=${encodeURIComponent(selector)}`;
    const answer = await runOnMachine(`curl --fail --silent '${address}' || true`).then(
      (text) => JSON.parse(text || '{}') as PrometheusResponse,
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
  // Monitoring listens on loopback only.
  const open = await readLines(
    `ss -Hltn | awk '{ print $4 }' | grep -E ':(9090|9093|9094|9100|9115|1807[0-2])$'`,
  );
  expect(open.filter((address) => !address.startsWith('127.0.0.1:'))).toEqual([]);
  expect(open).toHaveLength(7);
  expect(await runOnMachine('systemctl --failed --plain --no-legend')).toBe('');
  report(`${all.length} targets are up in Prometheus`);
});

interface PrometheusResponse {
  data?: { result: { metric: { job: string }; value: [number, string] }[] };
}

test('upgrade, rollback, an older package and a broken one cause no failed request', async ({
  browser,
  page,
  consoleErrors,
  reportCheck,
}) => {
  const report = reportCheck('upgraded-under-load');
  // This tab keeps running the scripts of the previous version.
  await page.goto('/pl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scripts = async () => {
    const { text } = await sendRequest('/pl', { onResent: () => {} });
    return [...text.matchAll(/\/assets\/[\w.-]+\.js/g)].join(' ');
  };
  const oldScripts = await scripts();
  const stop = startLoad();
  await sleep(2000);
  const steps: string[] = [];
  const runTimed = async (name: string, script: string) => {
    const started = Date.now();
    const output = await runOnMachine(script);
    steps.push(`${name} ${((Date.now() - started) / 1000).toFixed(0)} s`);
    return output;
  };

  expect(await runTimed('upgrade', `dpkg -i ${getPackagePath('2.0')}`)).toContain('2.0 is live');
  await expect.poll(scripts).not.toBe(oldScripts);
  // Version 2.0 has migrated the table that version 1.0 keeps using.
  expect(await runSql('select count(*) from orders where drilled_at is null')).toBe('0');
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('main a[href="/pl/kup-bilet"]')?.click();
  });
  await page.waitForURL('**/pl/kup-bilet');
  await buyFromOpenPage(page, 'old-tab@example.com');

  expect(await runTimed('rollback', 'kongres rollback')).toContain('1.0 is live');
  await expect.poll(scripts).toBe(oldScripts);
  await runTimed('forward', 'kongres deploy 2.0');
  expect(await runTimed('older package', `dpkg -i ${getPackagePath('1.0')}`)).toContain(
    '1.0 is live',
  );

  await runOnMachine(`
    cd /var/lib/kongres/releases && cp -al 2.0 2.1
    sed -i 's/"2.0"/"2.1"/' 2.1/release.json
    sed -i '1i throw new Error("broken on purpose");' 2.1/app/apps/api/src/main/server.ts`);
  await expect(runOnMachine('kongres deploy 2.1')).rejects.toThrow(/broken on purpose/);
  expect(await runOnMachine('readlink /var/lib/kongres/current')).toMatch(/\/1\.0\n$/);
  expect(await scripts()).toBe(oldScripts);

  await sleep(2000);
  const { failures, ...counts } = await stop();
  report(
    `${steps.join(', ')}; ${counts.pages} pages with ${counts.files} files, ${counts.bought} purchases, ` +
      `${counts.resent} resent, ${Object.keys(failures).length} kinds of failure`,
  );
  expect(failures).toEqual({});
  expect(counts.bought).toBeGreaterThan(20);
  expect(consoleErrors).toEqual([]);
  const fresh = await browser.newPage();
  await buyTicket(fresh, 'afterwards@example.com', `${siteOrigin}/pl/kup-bilet`);
});

/** Buys in the open tab without reloading it. */
async function buyFromOpenPage(page: Page, email: string) {
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: getTexts('pl', 'tickets').select }).click();
  await submitOrder(page.getByRole('dialog'), 'pl', email);
  await payByCard(page);
}

test('removing the package keeps settings and data, and reinstalling resumes the sale', async ({
  page,
  reportCheck,
}) => {
  const report = reportCheck('installed-machine');
  const before = await countTickets();
  await runOnMachine('dpkg -r kongres');
  expect(await readLines('ls /etc/kongres')).toEqual(['kongres.env', 'owner.env', 'site.env']);
  expect(await runOnMachine("pgrep -f '[/]var/lib/kongres/' || true")).toBe('');
  await expect(fetch(`${siteOrigin}/pl`)).rejects.toThrow();
  expect(await countTickets()).toBe(before);
  await runOnMachine(`dpkg -i ${getPackagePath('2.0')} && kongres deploy`);
  await buyTicket(page, 'back-again@example.com');
  expect(await countTickets()).toBe(before + 1);
  report('removed and reinstalled with all orders');
});
