import { expect, test } from 'vitest';
import { editionEnd, editionStart } from '@kongres/content/facts/phases';
import { editionResponse } from '@kongres/contract/edition';
import { editionPath } from '@kongres/contract/paths';
import { durableDatabaseServer } from '../config.ts';
import { startApi, type RunningApi } from '../processes.ts';
import { createTestShop, createTestEnvironment } from '../test-shop.ts';

const shop = await createTestShop({}, { server: durableDatabaseServer });
const readEditionTime = async ({ origin }: RunningApi) =>
  editionResponse.parse(await (await fetch(origin + editionPath)).json()).now;

/** The time of one process lies between two readings of the other. */
async function expectAgreement(one: RunningApi, other: RunningApi) {
  const times = [
    await readEditionTime(one),
    await readEditionTime(other),
    await readEditionTime(one),
  ];
  expect(times).toEqual(times.toSorted());
}

test('API processes share one edition clock, which survives a restart', async () => {
  const setting = editionStart.toISOString();
  const env = createTestEnvironment(shop.databaseUrl, { EDITION_CLOCK: setting });
  const [one, other] = await Promise.all([startApi(env), startApi(env)]);
  await expectAgreement(one, other);
  await expectAgreement(other, one);

  await one.kill();
  const again = await startApi(env);
  await expectAgreement(other, again);
  await expectAgreement(again, other);

  await again.stop();
  const moved = await startApi({ ...env, EDITION_CLOCK: editionEnd.toISOString() });
  expect((await readEditionTime(moved)) >= editionEnd.toISOString()).toBe(true);
});
