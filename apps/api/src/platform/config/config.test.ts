import { expect, test } from 'vitest';
import { roomForBuyers, testEnvironment } from '../../../test/test-shop.ts';
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

test.each(['', 'now', undefined])(
  'the edition lives in real time with EDITION_CLOCK=%s',
  (text) => {
    expect(readConfig({ ...given, EDITION_CLOCK: text }).editionClock).toBeNull();
  },
);

test.each(['2026-02-16T10:00:00+01:00', '2026-02-16T09:00:00Z', '2026-02-16T09:00:00.000Z'])(
  'the edition’s clock may start at %s',
  (text) => {
    const { editionClock } = readConfig({ ...given, EDITION_CLOCK: text });
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
])('EDITION_CLOCK=%s starts nothing, and the refusal says what would', (text) => {
  const read = () => readConfig({ ...given, EDITION_CLOCK: text });
  expect(read).toThrow('EDITION_CLOCK');
  expect(read).toThrow('must be `now` or an instant with its time zone');
});

test('a migration does not start without the owner of the tables', () => {
  expect(() => readMigrationConfig(given)).toThrow('DATABASE_OWNER_URL');
});

test('nobody takes real money by a clock that was moved', () => {
  const live = { ...given, STRIPE_SECRET_KEY: 'sk_live_1' };
  expect(() => readConfig({ ...live, EDITION_CLOCK: '2026-02-16T10:00:00+01:00' })).toThrow(
    'EDITION_CLOCK',
  );
  expect(readConfig({ ...live, EDITION_CLOCK: 'now' }).editionClock).toBeNull();
});
