import { expect, test } from 'vitest';
import { editionEnds, editionStarts } from '@kongres/content/facts/phases';
import { editionAnswer } from '@kongres/contract/edition';
import { editionPath } from '@kongres/contract/paths';
import { startTestApi } from '../../../test/test-api.ts';

const { origin, pool, stopEditionAt } = await startTestApi();
const ask = () => fetch(origin + editionPath);
const secondsFrom = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

test.each([
  ['a second before it starts', secondsFrom(editionStarts, -1), 'before', editionStarts],
  ['as it starts', editionStarts, 'live', editionEnds],
  ['a second before it ends', secondsFrom(editionEnds, -1), 'live', editionEnds],
  ['as it ends', editionEnds, 'after', null],
  ['a second after its end', secondsFrom(editionEnds, 1), 'after', null],
] as const)('the edition %s', async (_, moment, phase, changesAt) => {
  stopEditionAt(moment);
  const response = await ask();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(editionAnswer.parse(await response.json())).toEqual({
    phase,
    now: moment.toISOString(),
    changesAt: changesAt?.toISOString() ?? null,
    asksConsent: phase !== 'after',
  });
});

test('long before the edition nobody is asked to agree to an early start', async () => {
  stopEditionAt(secondsFrom(editionStarts, -30 * 86_400));
  expect(await (await ask()).json()).toMatchObject({ phase: 'before', asksConsent: false });
});

test('whoever asks for the phase is answered while every connection to the database is in use', async () => {
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    expect((await ask()).status).toBe(200);
  } finally {
    for (const client of taken) client.release();
  }
});
