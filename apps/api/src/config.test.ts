import { expect, test } from 'vitest';
import { roomForBuyers, testEnvironment } from '../test/test-shop.ts';
import { readConfig, readMigrationConfig } from './config.ts';

const given = testEnvironment('postgres://127.0.0.1/kongres');

test('three unpaid tickets are free for a client, eight the most, unless somebody says otherwise', () => {
  const shipped = Object.fromEntries(
    Object.entries(given).filter(([name]) => !(name in roomForBuyers)),
  );
  expect(readConfig(shipped).limits).toMatchObject({ freeHolds: 3, holdsPerClient: 8 });
});

test('everything but secrets and surroundings has a default', () => {
  const { LOG_LEVEL: _, ...needed } = given;
  expect(readConfig(needed)).toMatchObject({ host: '127.0.0.1', port: 8071, logLevel: 'info' });
});

test.each([
  'DATABASE_URL',
  'APP_SECRET',
  'ALTCHA_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
])('nothing starts without %s', (name) => {
  expect(() => readConfig({ ...given, [name]: undefined })).toThrow(name);
});

test('a wrong value is refused by name before anything starts', () => {
  expect(() => readConfig({ ...given, API_PORT: 'many' })).toThrow('API_PORT');
  expect(() => readConfig({ ...given, PUBLIC_ORIGIN: 'kongres' })).toThrow('PUBLIC_ORIGIN');
  expect(() => readConfig({ ...given, APP_SECRET: 'short' })).toThrow('APP_SECRET');
});

test('a migration does not start without the owner of the tables', () => {
  expect(() => readMigrationConfig(given)).toThrow('DATABASE_OWNER_URL');
});
