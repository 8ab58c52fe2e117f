import { expect, test } from 'vitest';
import { relaxedHoldLimits, createTestEnvironment } from '../../../test/test-shop.ts';
import { readConfig, readMigrationConfig } from './config.ts';

const validVariables = createTestEnvironment('postgres://127.0.0.1/kongres');

test('defaults to three holds without proof of work and eight holds per client', () => {
  const shipped = Object.fromEntries(
    Object.entries(validVariables).filter(([name]) => !(name in relaxedHoldLimits)),
  );
  expect(readConfig(shipped).limits).toMatchObject({ freeHolds: 3, holdsPerClient: 8 });
});

test('has a default for every setting except secrets and services', () => {
  const { LOG_LEVEL: _, ...needed } = validVariables;
  expect(readConfig(needed)).toMatchObject({ host: '127.0.0.1', port: 8071, logLevel: 'info' });
});

test.each([
  'DATABASE_URL',
  'APP_SECRET',
  'ALTCHA_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
])('fails without %s', (name) => {
  expect(() => readConfig({ ...validVariables, [name]: undefined })).toThrow(name);
});

test('names the variable with an invalid value', () => {
  expect(() => readConfig({ ...validVariables, API_PORT: 'many' })).toThrow('API_PORT');
  expect(() => readConfig({ ...validVariables, PUBLIC_ORIGIN: 'kongres' })).toThrow(
    'PUBLIC_ORIGIN',
  );
  expect(() => readConfig({ ...validVariables, APP_SECRET: 'short' })).toThrow('APP_SECRET');
});

test.each(['', 'now', undefined])('uses real time with EDITION_CLOCK=%s', (text) => {
  expect(readConfig({ ...validVariables, EDITION_CLOCK: text }).editionClock).toBeNull();
});

test.each(['2026-02-16T10:00:00+01:00', '2026-02-16T09:00:00Z', '2026-02-16T09:00:00.000Z'])(
  'accepts %s as the start of the edition clock',
  (text) => {
    const { editionClock } = readConfig({ ...validVariables, EDITION_CLOCK: text });
    expect(editionClock?.toISOString()).toBe('2026-02-16T09:00:00.000Z');
  },
);

test.each([
  'tomorrow',
  'NOW',
  '2026-02-16',
  '2026-02-16T10:00:00',
  '2026-02-30T10:00:00Z',
  '1771232400',
  '0',
])('rejects EDITION_CLOCK=%s and describes valid values', (text) => {
  const read = () => readConfig({ ...validVariables, EDITION_CLOCK: text });
  expect(read).toThrow('EDITION_CLOCK');
  expect(read).toThrow('must be `now` or an instant with its time zone');
});

test('migrations require the owner of the tables', () => {
  expect(() => readMigrationConfig(validVariables)).toThrow('DATABASE_OWNER_URL');
});

test('rejects a live key together with a moved edition clock', () => {
  const live = { ...validVariables, STRIPE_SECRET_KEY: 'sk_live_1' };
  expect(() => readConfig({ ...live, EDITION_CLOCK: '2026-02-16T10:00:00+01:00' })).toThrow(
    'EDITION_CLOCK',
  );
  expect(readConfig({ ...live, EDITION_CLOCK: 'now' }).editionClock).toBeNull();
});
