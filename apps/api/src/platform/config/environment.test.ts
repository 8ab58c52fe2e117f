import { expect, test, vi } from 'vitest';
import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { createTestEnvironment } from '../../../test/test-shop.ts';
import { readConfig } from './config.ts';
import { localSecrets } from './local-secrets.ts';
import { requireLaunchCheck } from './require-launch-check.ts';

vi.mock(import('@kongres/content/checks/find-placeholders'));

const {
  EDITION_CLOCK: _,
  STRIPE_API: __,
  ...local
} = createTestEnvironment('postgres://127.0.0.1/k');

const production = {
  ...local,
  STAGE: 'production',
  PUBLIC_ORIGIN: 'https://www.kongres.pl',
  STRIPE_SECRET_KEY: 'sk_live_1',
};
const staging = { ...production, STAGE: 'staging', STRIPE_SECRET_KEY: 'rk_test_1' };

test.each([
  ['production', production],
  ['staging', staging],
  ['local', local],
  ['local', { ...local, ...localSecrets, PUBLIC_ORIGIN: 'http://localhost:8080' }],
  ['local', { ...local, PUBLIC_ORIGIN: 'https://kongres-ai.example' }],
])('accepts a valid %s configuration', (stage, env) => {
  expect(readConfig(env).environment).toBe(stage);
});

const invalidConfigurations: [string, NodeJS.ProcessEnv][] = [
  ['STAGE', { ...production, STAGE: undefined }],
  ['STAGE', { ...production, STAGE: 'live' }],
  ['PUBLIC_ORIGIN', { ...production, PUBLIC_ORIGIN: 'http://www.kongres.pl' }],
  ['PUBLIC_ORIGIN', { ...staging, PUBLIC_ORIGIN: 'http://127.0.0.1:8080' }],
  ['STRIPE_SECRET_KEY', { ...production, STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['STRIPE_SECRET_KEY', { ...staging, STRIPE_SECRET_KEY: 'sk_live_1' }],
  ['STRIPE_API', { ...production, STRIPE_API: 'http://127.0.0.1:8073' }],
  ['STRIPE_API', { ...production, STRIPE_API: 'https://api.stripe.com.evil.example' }],
  ['EDITION_CLOCK', { ...production, EDITION_CLOCK: '2026-02-16T10:00:00+01:00' }],
  ...Object.entries(localSecrets).flatMap(([name, value]): typeof invalidConfigurations => [
    [name, { ...production, [name]: value }],
    // The public development key is a test key, but not allowed in staging.
    [name, { ...staging, [name]: value }],
  ]),
];

test.each(invalidConfigurations)(
  'rejects an invalid %s in public environments without revealing values',
  (name, env) => {
    expect(() => readConfig(env)).toThrow(name);
    expect(() => readConfig(env)).not.toThrow(localSecrets.APP_SECRET);
  },
);

test('requires the launch check in production only', async () => {
  const open = [{ fact: 'organiser.name', message: 'organiser.name is a placeholder.' }];
  vi.mocked(findPlaceholders).mockResolvedValue(open);
  await expect(requireLaunchCheck({ environment: 'production' })).rejects.toThrow('organiser.name');
  await requireLaunchCheck({ environment: 'staging' });
  await requireLaunchCheck({ environment: 'local' });
  vi.mocked(findPlaceholders).mockResolvedValue([]);
  await requireLaunchCheck({ environment: 'production' });
});
