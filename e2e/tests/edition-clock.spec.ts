import { editionStarts } from '@kongres/content/facts/phases';
import { editionAnswer } from '@kongres/contract/edition';
import { editionPath } from '@kongres/contract/paths';
import { startNginx } from '../own-nginx.ts';
import { expect, test } from '../test.ts';

test('the phase comes through nginx by the time of the server, however many pages ask, and nobody keeps it', async ({
  request,
}) => {
  const ask = async (query = '') => {
    const response = await request.get(editionPath + query);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-store');
    return editionAnswer.parse(await response.json());
  };
  const answers = await Promise.all(Array.from({ length: 80 }, () => ask()));
  for (const { phase, changesAt } of answers) {
    expect(phase).toBe('before');
    expect(changesAt).toBe(editionStarts.toISOString());
  }
  const { now } = await ask('?anything');
  await expect.poll(async () => (await ask()).now > now).toBe(true);
});

test('with the API away the phase is no failure: the page stays as it was built', async ({
  request,
}) => {
  const nginx = await startNginx('edition-clock');
  try {
    expect((await request.get(nginx.origin + editionPath)).status()).toBe(204);
  } finally {
    await nginx.stop();
  }
});
