import { expect, test, vi } from 'vitest';
import { findPlaceholders } from '@kongres/content/checks/find-placeholders';
import { testEnvironment } from '../../../test/test-shop.ts';
import { readConfig } from './config.ts';
import { localSecrets } from './local-secrets.ts';
import { needLaunchCheck } from './need-launch-check.ts';

vi.mock(import('@kongres/content/checks/find-placeholders'));

const { EDITION_CLOCK: _, STRIPE_API: __, ...local } = testEnvironment('postgres://127.0.0.1/k');

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
])('a configuration that is right for %s starts', (stage, env) => {
  expect(readConfig(env).stage).toBe(stage);
});

const wrong: [string, NodeJS.ProcessEnv][] = [
  ['STAGE', { ...production, STAGE: undefined }],
  ['STAGE', { ...production, STAGE: 'live' }],
  ['PUBLIC_ORIGIN', { ...production, PUBLIC_ORIGIN: 'http://www.kongres.pl' }],
  ['PUBLIC_ORIGIN', { ...staging, PUBLIC_ORIGIN: 'http://127.0.0.1:8080' }],
  ['STRIPE_SECRET_KEY', { ...production, STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['STRIPE_SECRET_KEY', { ...staging, STRIPE_SECRET_KEY: 'sk_live_1' }],
  ['STRIPE_API', { ...production, STRIPE_API: 'http://127.0.0.1:8073' }],
  ['STRIPE_API', { ...production, STRIPE_API: 'https://api.stripe.com.evil.example' }],
  ['EDITION_CLOCK', { ...production, EDITION_CLOCK: '2026-02-16T10:00:00+01:00' }],
  ...Object.entries(localSecrets).flatMap(([name, value]): typeof wrong => [
    [name, { ...production, [name]: value }],
    // The test key that everybody knows is one, but it is nobody's.
    [name, { ...staging, [name]: value }],
  ]),
];

test.each(wrong)(
  'a wrong %s starts nothing where strangers come, and no value is told',
  (name, env) => {
    expect(() => readConfig(env)).toThrow(name);
    expect(() => readConfig(env)).not.toThrow(localSecrets.APP_SECRET);
  },
);

test('production does not start before the launch check has passed; staging may', async () => {
  const open = [{ fact: 'organiser.name', sentence: 'organiser.name is a placeholder.' }];
  vi.mocked(findPlaceholders).mockResolvedValue(open);
  await expect(needLaunchCheck({ stage: 'production' })).rejects.toThrow('organiser.name');
  await needLaunchCheck({ stage: 'staging' });
  await needLaunchCheck({ stage: 'local' });
  vi.mocked(findPlaceholders).mockResolvedValue([]);
  await needLaunchCheck({ stage: 'production' });
});
