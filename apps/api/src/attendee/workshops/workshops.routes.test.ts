import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { workshopBookingStart as bookingOpens } from '@kongres/content/facts/phases';
import { congressWorkshopsPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { workshopsResponse } from '@kongres/contract/workshops';
import { createCollectingSender } from '../../../test/collecting-sender.ts';
import { issueTestTicket } from '../../../test/orders/issue-test-ticket.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop } from '../../../test/test-shop.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import type { IssueTicketInput } from '../../sales/complimentary-tickets/issue-ticket.ts';
import { transferTicket } from '../../sales/transfers/transfer-ticket.ts';
import { revokeTicket } from '../../sales/complimentary-tickets/revoke-ticket.ts';
import { jobHandlers } from '../../main/jobs.ts';
import { saveSession } from '../../live/rooms/live.queries.ts';
import { reconcileWorkshopBookings } from './update-workshop-booking.ts';
import { importWorkshops, type ProgrammeWorkshop } from './workshop.queries.ts';

const start = new Date(bookingOpens.getTime() + 60_000);
const shop = await startTestApi({ EDITION_CLOCK: start.toISOString() });
const { pool, owner, queue, config, orderHooks, edition, origin, freezeEditionClock } = shop;
const context = { pool, queue, config, orderHooks, edition, now: () => new Date() };

const getTestTime = (hour: number) =>
  new Date(start.getTime() + 20 * 86_400_000 + hour * 3_600_000);
const prompting = createWorkshop('prompting', 25, 1);

function createWorkshop(id: string, seats: number, hour: number, hours = 2): ProgrammeWorkshop {
  const title = { pl: `Warsztat ${id}`, 'en-GB': `Workshop ${id}` };
  return {
    id,
    title,
    seats,
    starts: getTestTime(hour).toISOString(),
    ends: getTestTime(hour + hours).toISOString(),
  };
}

const importTestWorkshops = (...programme: ProgrammeWorkshop[]) =>
  inTransaction(pool, (tx) => importWorkshops(tx, programme));

beforeEach(async () => {
  await resetShop(pool);
  await owner.query('truncate workshop, workshop_booking, session_change, order_email cascade');
  freezeEditionClock(start);
  await importTestWorkshops(prompting);
});

async function createAttendee(changes: Partial<IssueTicketInput> = {}) {
  const order = await issueTestTicket(context, { countsTowardsQuota: false, ...changes });
  const { token } = order;
  return {
    order,
    book: (id = 'prompting') => callWorkshops(token, { workshop: id, isOn: true }),
    cancelBooking: (id = 'prompting') => callWorkshops(token, { workshop: id, isOn: false }),
    readWorkshop: async (id = 'prompting') =>
      (await callWorkshops(token)).find((row) => row.id === id),
    readRejection: (id = 'prompting') => readProblemCode(token, { workshop: id, isOn: true }),
  };
}

/** Retries on 503, as the page does. */
async function callWorkshops(token: string, body?: object) {
  for (;;) {
    const response = await fetch(origin + congressWorkshopsPath, buildRequest(token, body));
    if (response.ok) return workshopsResponse.parse(await response.json()).workshops;
    if (response.status !== 503) throw new Error(problem.parse(await response.json()).code);
    await sleep(50);
  }
}

async function readProblemCode(token: string, body: object) {
  const response = await fetch(origin + congressWorkshopsPath, buildRequest(token, body));
  return response.ok ? null : problem.parse(await response.json()).code;
}

function buildRequest(token: string, body?: object): RequestInit {
  return {
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  };
}

/** Issues eight tickets at a time. */
async function createAttendees(count: number) {
  const crowd: Awaited<ReturnType<typeof createAttendee>>[] = [];
  while (crowd.length < count) {
    const some = Math.min(8, count - crowd.length);
    crowd.push(...(await Promise.all(Array.from({ length: some }, () => createAttendee()))));
  }
  return crowd;
}

const countBooked = () => countRows(pool, "workshop_booking where state = 'booked'");
const countWaiting = () => countRows(pool, "workshop_booking where state = 'waiting'");
const countQueuedEmails = () => countRows(pool, "order_email where kind = 'workshop_booking'");

test('books twenty-five of forty people once each and keeps the others in order on the waiting list', async () => {
  const crowd = await createAttendees(40);
  await Promise.all(crowd.flatMap(({ book }) => [book(), book()]));
  expect([await countBooked(), await countWaiting()]).toEqual([25, 15]);
  const waits = await Promise.all(crowd.map(({ readWorkshop: own }) => own()));
  const turns = waits.flatMap((row) => (row?.own === 'waiting' ? [row.ahead] : []));
  expect(turns.toSorted((one, other) => one - other)).toEqual([...Array(15).keys()]);
  expect(waits.every((row) => row?.free === 0)).toBe(true);
});

test('does not overbook with five hundred concurrent requests for a hundred seats', async () => {
  await importTestWorkshops(createWorkshop('prompting', 100, 1));
  const crowd = await createAttendees(500);
  await Promise.all(crowd.map(({ book }) => book()));
  expect([await countBooked(), await countWaiting()]).toEqual([100, 400]);
  const [answer] = await callWorkshops(crowd[0]?.order.token ?? '');
  expect(answer).toMatchObject({ seats: 100, free: 0 });
}, 60_000);

test('the database rejects bookings above the number of seats', async () => {
  await importTestWorkshops(createWorkshop('prompting', 1, 1));
  const [one, other] = await createAttendees(2);
  await one?.book();
  await expect(
    pool.query(
      "insert into workshop_booking (workshop, order_id, state) values ('prompting', $1, 'booked')",
      [other?.order.id],
    ),
  ).rejects.toThrow('workshop_not_overbooked');
});

test('a cancelled booking goes to the first on the waiting list, with one email', async () => {
  await importTestWorkshops(createWorkshop('prompting', 1, 1));
  const [first, second, third] = await createAttendees(3);
  for (const each of [first, second, third]) await each?.book();
  const fourth = await createAttendee({ language: 'de', email: 'dora@example.com' });
  await Promise.all([first?.cancelBooking(), first?.cancelBooking(), fourth.book()]);
  expect((await second?.readWorkshop())?.own).toBe('booked');
  expect(await third?.readWorkshop()).toMatchObject({ own: 'waiting', ahead: 0 });
  expect(await fourth.readWorkshop()).toMatchObject({ own: 'waiting', ahead: 1 });
  expect(await first?.readWorkshop()).toMatchObject({ own: null, ahead: 2, free: 0 });
  expect(await countQueuedEmails()).toBe(1);
});

test('the email is in the language of the ticket and is not sent for a cancelled booking', async () => {
  await importTestWorkshops(createWorkshop('prompting', 1, 1));
  const first = await createAttendee();
  const dora = await createAttendee({ language: 'de', email: 'dora@example.com' });
  await first.book();
  await dora.book();
  await first.cancelBooking();
  const [email] = await deliverBookingEmails();
  expect(email).toMatchObject({
    to: 'dora@example.com',
    subject: 'Du hast einen Platz: Workshop prompting',
  });
  expect(email?.text).toContain(`/de/kongres#${dora.order.token}`);
  expect(await deliverBookingEmails()).toEqual([]);
  await first.book();
  await dora.cancelBooking();
  await first.cancelBooking();
  expect(await deliverBookingEmails()).toEqual([]);
});

async function deliverBookingEmails() {
  const { sender, sent } = createCollectingSender();
  const { rows } = await pool.query<{ id: string }>(
    "select id from order_email where kind = 'workshop_booking'",
  );
  for (const { id: emailId } of rows) {
    await jobHandlers['order-email'].handle(
      { ...shop, email: { ...context, sender } },
      { emailId, requestId: 'r' },
    );
  }
  return sent;
}

test('revoked tickets lose their booking, transferred tickets keep it', async () => {
  await importTestWorkshops(createWorkshop('prompting', 2, 1));
  const revoked = await createAttendee();
  const other = await createAttendee();
  const [third, fourth] = await createAttendees(2);
  for (const each of [revoked, other, third, fourth]) await each?.book();
  const transferred = await transferTicket(context, third?.order.id ?? '', {
    email: 'other@example.com',
    language: 'es',
    requestId: 'r',
    link: null,
  });
  expect(transferred.ok).toBe(true);
  await revokeTicket(context, revoked.order.id, 'r');
  await revokeTicket(context, other.order.id, 'r');
  await Promise.all([reconcileWorkshopBookings(context), reconcileWorkshopBookings(context)]);
  expect([await countBooked(), await countWaiting(), await countQueuedEmails()]).toEqual([2, 0, 2]);
  expect(await reconcileWorkshopBookings(context)).toBe(
    '0 bookings of invalid tickets deleted, 0 booked from the waiting list',
  );
});

test('more seats book from the waiting list, fewer seats keep bookings, an unlisted workshop rejects bookings', async () => {
  await importTestWorkshops(createWorkshop('prompting', 1, 1));
  const [one, two, three] = await createAttendees(3);
  for (const each of [one, two, three]) await each?.book();
  await importTestWorkshops(createWorkshop('prompting', 2, 1));
  await reconcileWorkshopBookings(context);
  expect((await two?.readWorkshop())?.own).toBe('booked');
  await importTestWorkshops(createWorkshop('prompting', 1, 1));
  expect(await three?.readWorkshop()).toMatchObject({ own: 'waiting', seats: 2, free: 0 });
  await importTestWorkshops(createWorkshop('other', 1, 1));
  expect(await three?.readWorkshop()).toBeUndefined();
  expect(await three?.readRejection()).toBe('closed');
});

test('rejects overlapping bookings of one ticket', async () => {
  await importTestWorkshops(
    prompting,
    createWorkshop('beside', 25, 2),
    createWorkshop('later', 25, 3),
  );
  const ala = await createAttendee();
  await ala.book();
  expect(await ala.readRejection('beside')).toBe('overlaps');
  expect(await ala.readRejection('later')).toBeNull();
  await ala.cancelBooking();
  await ala.cancelBooking('later');
  const both = await Promise.all([ala.readRejection('prompting'), ala.readRejection('beside')]);
  expect(both.filter((code) => code === 'overlaps')).toHaveLength(1);
  expect(both).toContain(null);
});

test('booking opens at the configured time and closes when the workshop begins or is cancelled', async () => {
  const [ala, ola] = await createAttendees(2);
  freezeEditionClock(new Date(bookingOpens.getTime() - 1));
  expect(await ala?.readRejection()).toBe('too_early');
  freezeEditionClock(bookingOpens);
  expect(await ala?.readRejection()).toBeNull();
  freezeEditionClock(getTestTime(1));
  expect(await ola?.readRejection()).toBe('closed');
  expect(await ola?.readWorkshop()).toBeUndefined();
  freezeEditionClock(start);
  const untouched = { startsAt: null, endsAt: null, room: null };
  await saveSession(pool, { id: 'prompting', isCancelled: true, ...untouched });
  expect(await ola?.readRejection()).toBe('closed');
  const rescheduled = { startsAt: getTestTime(5), endsAt: getTestTime(6), room: null };
  await saveSession(pool, { id: 'prompting', isCancelled: false, ...rescheduled });
  expect(await ola?.readWorkshop()).toMatchObject({
    starts: getTestTime(5).toISOString(),
    free: 24,
  });
});

test('rejects gala invitations, revoked tickets and invalid tokens', async () => {
  const invited = await createAttendee({ origin: 'invitation', ticket: 'galas' });
  expect(await invited.readRejection()).toBe('not_admitted');
  const ended = await createAttendee();
  await revokeTicket(context, ended.order.id, 'r');
  expect(await ended.readRejection()).toBe('ticket_ended');
  expect(await readProblemCode('nobody', { workshop: 'prompting', isOn: true })).toBe('not_found');
  expect(await countBooked()).toBe(0);
});
