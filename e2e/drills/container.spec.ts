import { setTimeout as sleep } from 'node:timers/promises';
import { runPodman } from '@kongres/tools/drills/container/podman';
import { drillContainerPrefix } from '../config.ts';
import { listEmailsTo } from '../email-sink.ts';
import { orderTicket } from '../purchase.ts';
import { expect, test } from '../test.ts';

const roles = ['worker', 'api-8071', 'api-8072', 'web'];
test('one confined container per role sells tickets, also while one of them is killed', async ({
  page,
  reportCheck,
}) => {
  const report = reportCheck('containers');
  const buyAs = async (email: string) => {
    await orderTicket(page, 'pl', '/pl/kup-bilet', email);
    await page.locator('[data-action="pay-card"]').click();
    await expect(page.locator('[data-scene="paid"]')).toBeVisible();
    await expect.poll(async () => (await listEmailsTo(email)).length).toBe(1);
  };
  await buyAs('container@example.com');
  for (const role of roles) {
    expect(runPodman('exec', drillContainerPrefix + role, 'id', '-u')).not.toBe('0\n');
    for (const place of ['/etc/kongres/x', '/usr/lib/kongres/x', '/var/lib/kongres/x']) {
      const write = () => runPodman('exec', drillContainerPrefix + role, 'touch', place);
      expect(write).toThrow(/Read-only file system|Permission denied/);
    }
  }
  // The image contains no secrets.
  const image = runPodman(
    'inspect',
    '--format={{.ImageName}}',
    `${drillContainerPrefix}web`,
  ).trim();
  const secretFiles = runPodman(
    'run',
    '--rm',
    '--network=host',
    '--user=root',
    '--entrypoint=find',
    image,
    '/etc/kongres',
    '/var/lib/kongres/tls',
    '-type',
    'f',
  );
  expect(secretFiles).toBe('');

  runPodman('kill', '--signal=KILL', `${drillContainerPrefix}api-8071`);
  await buyAs('one-less@example.com');
  runPodman('kill', '--signal=KILL', `${drillContainerPrefix}worker`);
  const isUp = (role: string) =>
    runPodman('inspect', '--format={{.State.Running}}', drillContainerPrefix + role) === 'true\n';
  // No supervisor restarts containers here, so the test does.
  for (const role of ['api-8071', 'worker']) {
    if (!isUp(role)) runPodman('start', drillContainerPrefix + role);
  }
  while (!roles.every(isUp)) await sleep(200);
  await buyAs('all-back@example.com');
  const megabytes = Number(runPodman('image', 'inspect', '--format={{.Size}}', image)) / 1e6;
  report(
    `image of ${megabytes.toFixed(0)} MB; 3 tickets sold and emailed, one with a killed API process; no root, read-only file system`,
  );
});
