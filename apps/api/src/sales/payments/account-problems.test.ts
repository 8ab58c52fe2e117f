import { expect, test } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';
import { findAccountProblems } from './account-problems.ts';
import { stripeEventTypes } from './stripe-outcome.ts';

const { config, origin, setSwitches } = await startTestApi();
const findProblems = (publicOrigin = origin) => findAccountProblems({ ...config, publicOrigin });

test('reports no problems for a correctly configured account', async () => {
  expect(await findProblems()).toEqual([]);
  await setSwitches({ endpointEvents: [...stripeEventTypes] });
  expect(await findProblems()).toEqual([]);
});

test('reports every wrong setting with what to change', async () => {
  const [first, ...others] = stripeEventTypes;
  await setSwitches({
    inactiveMethods: ['blik'],
    endpointEvents: others,
    isEndpointOff: true,
    apiVersion: '2020-01-01',
  });
  expect(await findProblems()).toEqual([
    'the payment method blik is inactive: activate it',
    'the webhook endpoint is disabled: enable it',
    expect.stringMatching(/^the webhook endpoint uses API version 2020-01-01 instead of /),
    `the webhook endpoint is not subscribed to ${first}: add it`,
  ]);
});

test('ignores webhook endpoints of other sites', async () => {
  await setSwitches({ inactiveMethods: [] });
  expect(await findProblems('https://kongres-ai.example')).toEqual([
    'no webhook endpoint for https://kongres-ai.example/api/stripe/webhook: add one, and its secret to the settings',
  ]);
});
