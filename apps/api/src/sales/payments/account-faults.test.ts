import { expect, test } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';
import { accountFaults } from './account-faults.ts';
import { eventTypes } from './payment-outcome.ts';

const { config, origin, setSwitches } = await startTestApi();
const faults = (publicOrigin = origin) => accountFaults({ ...config, publicOrigin });

test('an account that fits has no faults', async () => {
  expect(await faults()).toEqual([]);
  await setSwitches({ endpointEvents: [...eventTypes] });
  expect(await faults()).toEqual([]);
});

test('whatever does not fit is named, with what to change', async () => {
  const [first, ...others] = eventTypes;
  await setSwitches({
    inactiveMethods: ['blik'],
    endpointEvents: others,
    isEndpointOff: true,
    apiVersion: '2020-01-01',
  });
  expect(await faults()).toEqual([
    'the payment method blik is off: switch it on',
    'the webhook endpoint is off: switch it on',
    expect.stringMatching(/^the webhook endpoint speaks version 2020-01-01, we speak /),
    `the webhook endpoint is not told of ${first}: add it`,
  ]);
});

test('an endpoint of another site is none of ours', async () => {
  await setSwitches({ inactiveMethods: [] });
  expect(await faults('https://kongres-ai.example')).toEqual([
    'no webhook endpoint leads to https://kongres-ai.example/api/stripe/webhook: add one, and its secret to the settings',
  ]);
});
