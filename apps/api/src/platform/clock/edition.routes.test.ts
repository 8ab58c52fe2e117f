import { expect, test } from 'vitest';
import { editionEnd, editionStart } from '@kongres/content/facts/phases';
import { editionResponse } from '@kongres/contract/edition';
import { editionPath } from '@kongres/contract/paths';
import { startTestApi } from '../../../test/test-api.ts';

const { origin, pool, freezeEditionClock } = await startTestApi();
const fetchEdition = () => fetch(origin + editionPath);
const addSeconds = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

test.each([
  ['a second before it starts', addSeconds(editionStart, -1), 'before', editionStart],
  ['as it starts', editionStart, 'live', editionEnd],
  ['a second before it ends', addSeconds(editionEnd, -1), 'live', editionEnd],
  ['as it ends', editionEnd, 'after', null],
  ['a second after its end', addSeconds(editionEnd, 1), 'after', null],
] as const)('the edition %s', async (_, moment, phase, changesAt) => {
  freezeEditionClock(moment);
  const response = await fetchEdition();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(editionResponse.parse(await response.json())).toEqual({
    phase,
    now: moment.toISOString(),
    changesAt: changesAt?.toISOString() ?? null,
    asksConsent: phase !== 'after',
  });
});

test('asks for no consent to an early start long before the edition', async () => {
  freezeEditionClock(addSeconds(editionStart, -30 * 86_400));
  expect(await (await fetchEdition()).json()).toMatchObject({
    phase: 'before',
    asksConsent: false,
  });
});

test('responds while every database connection is in use', async () => {
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    expect((await fetchEdition()).status).toBe(200);
  } finally {
    for (const client of taken) client.release();
  }
});
