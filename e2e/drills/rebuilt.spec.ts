import { ask } from '../buyers.ts';
import { order } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { builderFile, inside } from './inside.ts';
import { startLoad } from './load.ts';

// After installed.spec.ts: 2.0 runs, and its site is not the one that is built here.
test.describe.configure({ mode: 'serial' });

const outbox = '/var/lib/kongres-builder/outbox';
const current = async () => (await inside('basename $(readlink /var/lib/kongres/current)')).trim();
const scripts = async () => {
  const { text } = await ask('/pl', { onResent: () => {} });
  return [...text.matchAll(/\/assets\/[\w.-]+\.js/g)].join(' ');
};
/** What a unit has said since it was started last; systemd soon forgets when that was, if all went well. */
const said = (unit: string) =>
  inside(`
    started=$(systemctl show -P InvocationID ${unit})
    if test "$started"; then journalctl --output=cat _SYSTEMD_INVOCATION_ID=$started
    else journalctl --output=cat --unit=${unit}; fi`);

/** The unit itself tries what it must not be able to do, before it builds. */
async function tryToReachOut() {
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
  await inside(`
    runuser -u kongres-web -- curl --fail --silent --output /dev/null http://127.0.0.1:9100/metrics
    mkdir -p /run/systemd/system/kongres-build.service.d
    cat >/run/systemd/system/kongres-build.service.d/try.conf <<'UNIT'
[Service]
${tries.join('\n')}
UNIT
    systemctl daemon-reload`);
}

/** The largest sum of what the builder's processes have in memory, in megabytes, while something lasts. */
async function memoryWhile(work: Promise<unknown>): Promise<number> {
  let most = 0;
  const over = new AbortController();
  void Promise.allSettled([work]).then(() => over.abort());
  while (!over.signal.aborted) {
    const sizes = await inside('ps -u kongres-builder -o rss= || true; sleep 0.5');
    const sum = sizes.split('\n').reduce((total, size) => total + Number(size) / 1024, 0);
    most = Math.max(most, sum);
  }
  await work;
  return most;
}

test('a site that is built on the machine is what visitors see, and nobody notices', async ({
  page,
  reportCheck,
}) => {
  const report = reportCheck('rebuilt');
  await inside(`dpkg -i ${builderFile('2.0')}`);
  await inside('systemd-analyze security --threshold=20 kongres-build.service >/dev/null');
  await tryToReachOut();
  expect(await current()).toBe('2.0');
  const old = await scripts();
  const stop = startLoad();
  const started = Date.now();
  const megabytes = await memoryWhile(inside('systemctl start kongres-build'));
  const built = (Date.now() - started) / 1000;
  await expect.poll(current).toMatch(/^2\.0\.b\d{8}T\d{6}$/);
  await expect.poll(() => said('kongres-take')).toContain('is what visitors see');
  const seen = (Date.now() - started) / 1000;
  await expect.poll(scripts).not.toBe(old);
  const { faults, ...counts } = await stop();
  expect(faults).toEqual({});

  await order(page, 'pl', '/pl/kup-bilet', 'rebuilt@example.com');
  await page.locator('[data-action="pay-card"]').click();
  await expect(page.locator('[data-scene="paid"]')).toBeVisible();
  report(
    `built in ${built.toFixed(0)} s with ${megabytes.toFixed(0)} MB and under load, seen after ${seen.toFixed(0)} s; ` +
      `${counts.pages} pages and ${counts.bought} purchases meanwhile, ${Object.keys(faults).length} kinds of failure`,
  );
});

test('what a builder should not hand over is refused, and visitors keep what they have', async ({
  reportCheck,
}) => {
  const report = reportCheck('rebuilt');
  const [id, before] = [await current(), await scripts()];
  const forged = '2.0.b20991231T235959';
  const forgeries = [
    ['} server { listen 81;', `echo '} server { listen 81;' >>site/nginx/addresses.map`],
    ['is a link', 'ln -s /etc/kongres/kongres.env site/client/secrets.txt'],
    ['is missing', 'rm -r site/nginx'],
    ['it calls itself', `sed -i 's/"2.0"/"1.0"/' built.json`],
  ] as const;
  for (const [reason, forge] of forgeries) {
    await inside(`
      runuser -u kongres-builder -- sh -euc 'cd ${outbox} && rm -rf ${forged} && cp -r ${id} ${forged} && cd ${forged} &&
        sed -i "s/${id}/${forged}/" built.json'
      cd ${outbox}/${forged} && ${forge} && chown -hR kongres-builder: .`);
    await expect(inside('systemctl start kongres-take')).rejects.toThrow(/ended with 1/);
    expect(await said('kongres-take')).toContain(`${forged} is not taken`);
    expect(await said('kongres-take')).toContain(reason);
  }
  expect(await current()).toBe(id);
  expect(await scripts()).toBe(before);
  await inside(`rm -r ${outbox}/${forged}; systemctl reset-failed kongres-take`);
  await expect(inside('kongres take')).rejects.toThrow(`${id} is not taken: it was taken before`);
  await inside('kongres back');
  expect(await current()).toBe('2.0');
  await inside('dpkg --purge kongres-builder && test ! -e /var/lib/kongres-builder');
  report(`${forgeries.length} forgeries refused`);
});
