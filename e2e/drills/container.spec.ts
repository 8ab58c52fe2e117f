import { setTimeout as sleep } from 'node:timers/promises';
import { podman } from '@kongres/tools/drills/container/podman';
import { drillContainers } from '../config.ts';
import { mailsTo } from '../mail-sink.ts';
import { order } from '../purchase.ts';
import { expect, test } from '../test.ts';

const roles = ['worker', 'api-8071', 'api-8072', 'web'];
test('one container for each role sells, confined, and sells on when one of them is killed', async ({
  page,
  reportCheck,
}) => {
  const report = reportCheck('containers');
  const buyAs = async (email: string) => {
    await order(page, 'pl', '/pl/kup-bilet', email);
    await page.locator('[data-action="pay-card"]').click();
    await expect(page.locator('[data-scene="paid"]')).toBeVisible();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  };
  await buyAs('container@example.com');
  for (const role of roles) {
    expect(podman('exec', drillContainers + role, 'id', '-u')).not.toBe('0\n');
    for (const place of ['/etc/kongres/x', '/usr/lib/kongres/x', '/var/lib/kongres/x']) {
      const write = () => podman('exec', drillContainers + role, 'touch', place);
      expect(write).toThrow(/Read-only file system|Permission denied/);
    }
  }
  // Nothing secret was left in the image.
  const image = podman('inspect', '--format={{.ImageName}}', `${drillContainers}web`).trim();
  const left = podman(
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
  expect(left).toBe('');

  podman('kill', '--signal=KILL', `${drillContainers}api-8071`);
  await buyAs('one-less@example.com');
  podman('kill', '--signal=KILL', `${drillContainers}worker`);
  const isUp = (role: string) =>
    podman('inspect', '--format={{.State.Running}}', drillContainers + role) === 'true\n';
  // Without a service to restart them, as systemd or a cluster would be, a person does.
  for (const role of ['api-8071', 'worker']) {
    if (!isUp(role)) podman('start', drillContainers + role);
  }
  while (!roles.every(isUp)) await sleep(200);
  await buyAs('all-back@example.com');
  const megabytes = Number(podman('image', 'inspect', '--format={{.Size}}', image)) / 1e6;
  report(
    `image of ${megabytes.toFixed(0)} MB; 3 tickets sold and mailed, one with a killed API process; no root, nothing written`,
  );
});
