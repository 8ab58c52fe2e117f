import { expect, test } from 'vitest';
import { editionEnds, editionStarts } from '@kongres/content/facts/phases';
import { editionAnswer } from '@kongres/contract/edition';
import { editionPath } from '@kongres/contract/paths';
import { durableDatabaseServer } from '../config.ts';
import { startApi, type RunningApi } from '../processes.ts';
import { createTestShop, testEnvironment } from '../test-shop.ts';

const shop = await createTestShop({}, { server: durableDatabaseServer });
const timeAt = async ({ origin }: RunningApi) =>
  editionAnswer.parse(await (await fetch(origin + editionPath)).json()).now;

/** Two processes agree if what one says lies between what the other says before and after. */
async function expectAgreement(one: RunningApi, other: RunningApi) {
  const times = [await timeAt(one), await timeAt(other), await timeAt(one)];
  expect(times).toEqual(times.toSorted());
}

test('API processes that start at once share a clock, and one that is started again finds it running', async () => {
  const setting = editionStarts.toISOString();
  const env = testEnvironment(shop.databaseUrl, { EDITION_CLOCK: setting });
  const [one, other] = await Promise.all([startApi(env), startApi(env)]);
  await expectAgreement(one, other);
  await expectAgreement(other, one);

  await one.kill();
  const again = await startApi(env);
  await expectAgreement(other, again);
  await expectAgreement(again, other);

  await again.stop();
  const moved = await startApi({ ...env, EDITION_CLOCK: editionEnds.toISOString() });
  expect((await timeAt(moved)) >= editionEnds.toISOString()).toBe(true);
});
