import { beforeEach, expect, test } from 'vitest';
import { organiserOf } from '../../../test/run-organiser.ts';
import { createTestShop, testEnvironment } from '../../../test/test-shop.ts';
import { createPool } from '../db/connection.ts';
import { followEditionClock, openEditionClock } from './open-edition-clock.ts';

const { pool, owner, log, databaseUrl } = await createTestShop();
const setting = new Date('2031-05-05T10:00:00Z');
const other = new Date('2032-06-06T11:00:00Z');
const noon = new Date('2030-01-01T12:00:00Z');

const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const open = (wanted: Date | null, at: Date) =>
  openEditionClock({ pool, log, now: () => at }, wanted);

beforeEach(() => owner.query('delete from edition_clock'));

test('without a setting the edition lives in real time, and no row is written', async () => {
  const clock = await open(null, noon);
  expect(clock.now()).toEqual(noon);
  expect(clock.at(setting)).toEqual(setting);
  expect((await pool.query('select from edition_clock')).rowCount).toBe(0);
});

test('an instant is where the clock starts, and it runs on from there', async () => {
  let now = noon;
  const clock = await openEditionClock({ pool, log, now: () => now }, setting);
  expect(clock.now()).toEqual(setting);
  now = later(3);
  expect(clock.now()).toEqual(new Date(setting.getTime() + 3 * 3_600_000));
  expect(clock.at(noon)).toEqual(setting);
});

test('processes that start at once share one clock', async () => {
  const pools = Array.from({ length: 8 }, () => createPool(databaseUrl, log));
  try {
    const clocks = await Promise.all(
      pools.map((own, hours) =>
        openEditionClock({ pool: own, log, now: () => later(hours) }, setting),
      ),
    );
    expect(new Set(clocks.map(({ at }) => at(noon).getTime())).size).toBe(1);
  } finally {
    await Promise.all(pools.map((own) => own.end()));
  }
});

test('a process that is started again does not turn the clock back', async () => {
  await open(setting, noon);
  const again = await open(new Date(setting), later(30));
  expect(again.now()).toEqual(new Date(setting.getTime() + 30 * 3_600_000));
});

test('another setting starts the clock anew, and so does the first one after it', async () => {
  await open(setting, noon);
  expect((await open(other, later(1))).now()).toEqual(other);
  expect((await open(setting, later(2))).now()).toEqual(setting);
});

test('real time ends a setting: the same one starts anew after it', async () => {
  await open(setting, noon);
  await open(null, later(1));
  expect((await open(setting, later(2))).now()).toEqual(setting);
});

test('commands follow the clock of the servers, whatever they are told themselves, and never turn it', async () => {
  const follow = () => followEditionClock({ pool, now: () => later(5) }, null);
  expect((await follow()).now()).toEqual(later(5));
  await open(setting, noon);
  expect((await follow()).at(noon)).toEqual(setting);
  const organise = organiserOf(testEnvironment(databaseUrl, { EDITION_CLOCK: 'now' }));
  expect((await organise(['ticket', 'use', 'AAAA-BBBB-CCCC-DDDD'])).out).toMatch(/^UNKNOWN/);
  expect((await follow()).at(noon)).toEqual(setting);
  await open(null, later(6));
  expect((await follow()).now()).toEqual(later(5));
});

test('a command’s own setting counts where no server has one, for this command alone', async () => {
  const real = { pool, now: () => noon };
  expect((await followEditionClock(real, other)).now()).toEqual(other);
  expect((await pool.query('select from edition_clock')).rowCount).toBe(0);
  await open(setting, noon);
  expect((await followEditionClock(real, other)).now()).toEqual(setting);
});

test('a command with a clock that cannot be read says so', async () => {
  const organise = organiserOf(testEnvironment(databaseUrl, { EDITION_CLOCK: 'tomorrow' }));
  const { code, err } = await organise(['alarms']);
  expect(code).toBe(1);
  expect(err).toContain('EDITION_CLOCK');
});
