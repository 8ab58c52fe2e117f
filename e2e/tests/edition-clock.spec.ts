import { editionStart } from '@kongres/content/facts/phases';
import { editionResponse } from '@kongres/contract/edition';
import { editionPath } from '@kongres/contract/paths';
import { startNginx } from '../test-nginx.ts';
import { expect, test } from '../test.ts';

test('the edition phase follows the server clock, is not cached and not rate limited', async ({
  request,
}) => {
  const ask = async (query = '') => {
    const response = await request.get(editionPath + query);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-store');
    return editionResponse.parse(await response.json());
  };
  const answers = await Promise.all(Array.from({ length: 80 }, () => ask()));
  for (const { phase, changesAt } of answers) {
    expect(phase).toBe('before');
    expect(changesAt).toBe(editionStart.toISOString());
  }
  const { now } = await ask('?anything');
  await expect.poll(async () => (await ask()).now > now).toBe(true);
});

test('with the API down the phase call returns 204', async ({ request }) => {
  const nginx = await startNginx('edition-clock');
  try {
    expect((await request.get(nginx.origin + editionPath)).status()).toBe(204);
  } finally {
    await nginx.stop();
  }
});
