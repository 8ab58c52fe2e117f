import { beforeEach, expect, test } from 'vitest';
import { createOrganiserCli } from '../../../test/organiser-cli.ts';
import { createTestShop, createTestEnvironment } from '../../../test/test-shop.ts';
import { createPool } from '../db/connection.ts';
import { followEditionClock, openEditionClock } from './open-edition-clock.ts';

const { pool, owner, log, databaseUrl } = await createTestShop();
const setting = new Date('2031-05-05T10:00:00Z');
const other = new Date('2032-06-06T11:00:00Z');
const noon = new Date('2030-01-01T12:00:00Z');

const addHours = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const openClockAt = (wanted: Date | null, at: Date) =>
  openEditionClock({ pool, log, now: () => at }, wanted);

beforeEach(() => owner.query('delete from edition_clock'));

test('uses real time without a setting and stores nothing', async () => {
  const clock = await openClockAt(null, noon);
  expect(clock.now()).toEqual(noon);
  expect(clock.toEditionTime(setting)).toEqual(setting);
  expect((await pool.query('select from edition_clock')).rowCount).toBe(0);
});

test('starts at the setting and advances', async () => {
  let now = noon;
  const clock = await openEditionClock({ pool, log, now: () => now }, setting);
  expect(clock.now()).toEqual(setting);
  now = addHours(3);
  expect(clock.now()).toEqual(new Date(setting.getTime() + 3 * 3_600_000));
  expect(clock.toEditionTime(noon)).toEqual(setting);
});

test('processes that start concurrently share one clock', async () => {
  const pools = Array.from({ length: 8 }, () => createPool(databaseUrl, log));
  try {
    const clocks = await Promise.all(
      pools.map((ownPool, hours) =>
        openEditionClock({ pool: ownPool, log, now: () => addHours(hours) }, setting),
      ),
    );
    expect(new Set(clocks.map((clock) => clock.toEditionTime(noon).getTime())).size).toBe(1);
  } finally {
    await Promise.all(pools.map((each) => each.end()));
  }
});

test('a restarted process keeps the running clock', async () => {
  await openClockAt(setting, noon);
  const again = await openClockAt(new Date(setting), addHours(30));
  expect(again.now()).toEqual(new Date(setting.getTime() + 30 * 3_600_000));
});

test('another setting restarts the clock, and so does returning to the first', async () => {
  await openClockAt(setting, noon);
  expect((await openClockAt(other, addHours(1))).now()).toEqual(other);
  expect((await openClockAt(setting, addHours(2))).now()).toEqual(setting);
});

test('the same setting restarts the clock after real time', async () => {
  await openClockAt(setting, noon);
  await openClockAt(null, addHours(1));
  expect((await openClockAt(setting, addHours(2))).now()).toEqual(setting);
});

test('commands follow the clock of the servers and never change it', async () => {
  const follow = () => followEditionClock({ pool, now: () => addHours(5) }, null);
  expect((await follow()).now()).toEqual(addHours(5));
  await openClockAt(setting, noon);
  expect((await follow()).toEditionTime(noon)).toEqual(setting);
  const organise = createOrganiserCli(createTestEnvironment(databaseUrl, { EDITION_CLOCK: 'now' }));
  expect((await organise(['ticket', 'check-in', 'AAAA-BBBB-CCCC-DDDD'])).out).toMatch(/^UNKNOWN/);
  expect((await follow()).toEditionTime(noon)).toEqual(setting);
  await openClockAt(null, addHours(6));
  expect((await follow()).now()).toEqual(addHours(5));
});

test('a command’s own setting applies to that command when servers have none', async () => {
  const real = { pool, now: () => noon };
  expect((await followEditionClock(real, other)).now()).toEqual(other);
  expect((await pool.query('select from edition_clock')).rowCount).toBe(0);
  await openClockAt(setting, noon);
  expect((await followEditionClock(real, other)).now()).toEqual(setting);
});

test('a command reports an invalid EDITION_CLOCK', async () => {
  const organise = createOrganiserCli(
    createTestEnvironment(databaseUrl, { EDITION_CLOCK: 'tomorrow' }),
  );
  const { code, err } = await organise(['incidents']);
  expect(code).toBe(1);
  expect(err).toContain('EDITION_CLOCK');
});
