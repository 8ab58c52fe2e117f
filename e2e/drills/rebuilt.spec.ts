import { sendRequest } from '../http-client.ts';
import { orderTicket } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getBuilderPackagePath, runOnMachine } from './drill-machine.ts';
import { startLoad } from './load.ts';

// Runs after installed.spec.ts: version 2.0 is live with a different site build.
test.describe.configure({ mode: 'serial' });

const outbox = '/var/lib/kongres-builder/outbox';
const readCurrentRelease = async () =>
  (await runOnMachine('basename $(readlink /var/lib/kongres/current)')).trim();
const readScripts = async () => {
  const { text } = await sendRequest('/pl', { onResent: () => {} });
  return [...text.matchAll(/\/assets\/[\w.-]+\.js/g)].join(' ');
};
/** Log of the unit's last invocation; systemd drops the invocation id soon after a success. */
const readUnitLog = (unit: string) =>
  runOnMachine(`
    started=$(systemctl show -P InvocationID ${unit})
    if test "$started"; then journalctl --output=cat _SYSTEMD_INVOCATION_ID=$started
    else journalctl --output=cat --unit=${unit}; fi`);

/** Makes the build fail if its sandbox allows any of these actions. */
async function addSandboxChecks() {
  const forbidden = [
    'cat /etc/kongres/kongres.env',
    'cat /etc/kongres/owner.env',
    'ls /var/lib/kongres/releases',
    'cat /proc/1/environ',
    'touch /usr/lib/kongres-builder/source/x',
    'touch /var/lib/kongres/x',
    'curl --silent --max-time 5 http://127.0.0.1:9100/metrics',
  ];
  const tries = forbidden.map((script) => `ExecStartPre=/bin/sh -c '! ${script}'`);
  await runOnMachine(`
    runuser -u kongres-web -- curl --fail --silent --output /dev/null http://127.0.0.1:9100/metrics
    mkdir -p /run/systemd/system/kongres-build.service.d
    cat >/run/systemd/system/kongres-build.service.d/try.conf <<'UNIT'
[Service]
${tries.join('\n')}
UNIT
    systemctl daemon-reload`);
}

/** Peak memory of the builder's processes in megabytes while a task runs. */
async function measureMemory(work: Promise<unknown>): Promise<number> {
  let peak = 0;
  const finished = new AbortController();
  void Promise.allSettled([work]).then(() => finished.abort());
  while (!finished.signal.aborted) {
    const sizes = await runOnMachine('ps -u kongres-builder -o rss= || true; sleep 0.5');
    const sum = sizes.split('\n').reduce((total, size) => total + Number(size) / 1024, 0);
    peak = Math.max(peak, sum);
  }
  await work;
  return peak;
}

test('a site built on the machine goes live without a failed request', async ({
  page,
  reportCheck,
}) => {
  const report = reportCheck('rebuilt');
  await runOnMachine(`dpkg -i ${getBuilderPackagePath('2.0')}`);
  await runOnMachine('systemd-analyze security --threshold=20 kongres-build.service >/dev/null');
  await addSandboxChecks();
  expect(await readCurrentRelease()).toBe('2.0');
  const oldScripts = await readScripts();
  const stop = startLoad();
  const started = Date.now();
  const megabytes = await measureMemory(runOnMachine('systemctl start kongres-build'));
  const built = (Date.now() - started) / 1000;
  await expect.poll(readCurrentRelease).toMatch(/^2\.0\.b\d{8}T\d{6}$/);
  await expect.poll(() => readUnitLog('kongres-import')).toContain('is live');
  const liveAfter = (Date.now() - started) / 1000;
  await expect.poll(readScripts).not.toBe(oldScripts);
  const { failures, ...counts } = await stop();
  expect(failures).toEqual({});

  await orderTicket(page, 'pl', '/pl/kup-bilet', 'rebuilt@example.com');
  await page.locator('[data-action="pay-card"]').click();
  await expect(page.locator('[data-scene="paid"]')).toBeVisible();
  report(
    `built in ${built.toFixed(0)} s with ${megabytes.toFixed(0)} MB and under load, live after ${liveAfter.toFixed(0)} s; ` +
      `${counts.pages} pages and ${counts.bought} purchases in that time, ${Object.keys(failures).length} kinds of failure`,
  );
});

test('forged builder output is refused and the live site stays', async ({ reportCheck }) => {
  const report = reportCheck('rebuilt');
  const [id, before] = [await readCurrentRelease(), await readScripts()];
  const forged = '2.0.b20991231T235959';
  const forgeries = [
    ['} server { listen 81;', `echo '} server { listen 81;' >>site/nginx/addresses.map`],
    ['is a link', 'ln -s /etc/kongres/kongres.env site/client/secrets.txt'],
    ['is missing', 'rm -r site/nginx'],
    ['its id is', `sed -i 's/"2.0"/"1.0"/' built.json`],
  ] as const;
  for (const [reason, forge] of forgeries) {
    await runOnMachine(`
      runuser -u kongres-builder -- sh -euc 'cd ${outbox} && rm -rf ${forged} && cp -r ${id} ${forged} && cd ${forged} &&
        sed -i "s/${id}/${forged}/" built.json'
      cd ${outbox}/${forged} && ${forge} && chown -hR kongres-builder: .`);
    await expect(runOnMachine('systemctl start kongres-import')).rejects.toThrow(/ended with 1/);
    expect(await readUnitLog('kongres-import')).toContain(`${forged} was not imported`);
    expect(await readUnitLog('kongres-import')).toContain(reason);
  }
  expect(await readCurrentRelease()).toBe(id);
  expect(await readScripts()).toBe(before);
  await runOnMachine(`rm -r ${outbox}/${forged}; systemctl reset-failed kongres-import`);
  await expect(runOnMachine('kongres import')).rejects.toThrow(
    `${id} was not imported: it was imported before`,
  );
  await runOnMachine('kongres rollback');
  expect(await readCurrentRelease()).toBe('2.0');
  await runOnMachine('dpkg --purge kongres-builder && test ! -e /var/lib/kongres-builder');
  report(`${forgeries.length} forgeries refused`);
});
