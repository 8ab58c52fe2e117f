import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { workshopBookingOpens as bookingOpens } from '@kongres/content/facts/phases';
import { congressWorkshopsPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { workshopsAnswer } from '@kongres/contract/workshops';
import { collectingSender } from '../../../test/collecting-sender.ts';
import { issuedTicket } from '../../../test/orders/issued-ticket.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../test/test-shop.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import type { Issue } from '../../sales/complimentary-tickets/issue-ticket.ts';
import { passOnTicket } from '../../sales/transfers/pass-on-ticket.ts';
import { revokeTicket } from '../../sales/complimentary-tickets/revoke-ticket.ts';
import { jobs } from '../../main/jobs.ts';
import { saveSession } from '../../live/rooms/live-queries.ts';
import { settleWorkshops } from './book-place.ts';
import { takeWorkshops, type ProgrammeWorkshop } from './workshop-queries.ts';

const start = new Date(bookingOpens.getTime() + 60_000);
const shop = await startTestApi({ EDITION_CLOCK: start.toISOString() });
const { pool, owner, queue, config, orderHooks, edition, origin, stopEditionAt } = shop;
const context = { pool, queue, config, orderHooks, edition, now: () => new Date() };

const at = (hour: number) => new Date(start.getTime() + 20 * 86_400_000 + hour * 3_600_000);
const prompting = workshop('prompting', 25, 1);

function workshop(id: string, seats: number, hour: number, hours = 2): ProgrammeWorkshop {
  const title = { pl: `Warsztat ${id}`, 'en-GB': `Workshop ${id}` };
  return { id, title, seats, starts: at(hour).toISOString(), ends: at(hour + hours).toISOString() };
}

const take = (...programme: ProgrammeWorkshop[]) =>
  inTransaction(pool, (tx) => takeWorkshops(tx, programme));

beforeEach(async () => {
  await emptyShop(pool);
  await owner.query('truncate workshop, workshop_place, live_session, mail cascade');
  stopEditionAt(start);
  await take(prompting);
});

async function person(changes: Partial<Issue> = {}) {
  const order = await issuedTicket(context, { isCounted: false, ...changes });
  const { token } = order;
  return {
    order,
    book: (id = 'prompting') => call(token, { workshop: id, isOn: true }),
    giveBack: (id = 'prompting') => call(token, { workshop: id, isOn: false }),
    own: async (id = 'prompting') => (await call(token)).find((row) => row.id === id),
    refused: (id = 'prompting') => refusal(token, { workshop: id, isOn: true }),
  };
}

/** A crowd at one door: whoever is told that the house is busy comes again, as the page does. */
async function call(token: string, body?: object) {
  for (;;) {
    const response = await fetch(origin + congressWorkshopsPath, requestOf(token, body));
    if (response.ok) return workshopsAnswer.parse(await response.json()).workshops;
    if (response.status !== 503) throw new Error(problem.parse(await response.json()).code);
    await sleep(50);
  }
}

async function refusal(token: string, body: object) {
  const response = await fetch(origin + congressWorkshopsPath, requestOf(token, body));
  return response.ok ? null : problem.parse(await response.json()).code;
}

function requestOf(token: string, body?: object): RequestInit {
  return {
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  };
}

/** A few at a time: tickets are given by one organiser. */
async function people(count: number) {
  const crowd: Awaited<ReturnType<typeof person>>[] = [];
  while (crowd.length < count) {
    const some = Math.min(8, count - crowd.length);
    crowd.push(...(await Promise.all(Array.from({ length: some }, () => person()))));
  }
  return crowd;
}

const booked = () => countOf(pool, "workshop_place where state = 'booked'");
const waiting = () => countOf(pool, "workshop_place where state = 'waiting'");
const owed = () => countOf(pool, "mail where kind = 'place'");

test('forty people, twenty-five places: nobody sits twice, and the rest wait in the order they came', async () => {
  const crowd = await people(40);
  await Promise.all(crowd.flatMap(({ book }) => [book(), book()]));
  expect([await booked(), await waiting()]).toEqual([25, 15]);
  const waits = await Promise.all(crowd.map(({ own }) => own()));
  const turns = waits.flatMap((row) => (row?.own === 'waiting' ? [row.ahead] : []));
  expect(turns.toSorted((one, other) => one - other)).toEqual([...Array(15).keys()]);
  expect(waits.every((row) => row?.free === 0)).toBe(true);
});

test('five hundred at once for a hundred places: the database counts, whoever comes', async () => {
  await take(workshop('prompting', 100, 1));
  const crowd = await people(500);
  await Promise.all(crowd.map(({ book }) => book()));
  expect([await booked(), await waiting()]).toEqual([100, 400]);
  const [answer] = await call(crowd[0]?.order.token ?? '');
  expect(answer).toMatchObject({ seats: 100, free: 0 });
}, 60_000);

test('no program can seat more than there are seats', async () => {
  await take(workshop('prompting', 1, 1));
  const [one, other] = await people(2);
  await one?.book();
  await expect(
    pool.query(
      "insert into workshop_place (workshop, order_id, state) values ('prompting', $1, 'booked')",
      [other?.order.id],
    ),
  ).rejects.toThrow('workshop_has_seats');
});

test('a place that is given back goes to who waits longest, with one mail, and never to somebody new', async () => {
  await take(workshop('prompting', 1, 1));
  const [first, second, third] = await people(3);
  for (const each of [first, second, third]) await each?.book();
  const fourth = await person({ language: 'de', email: 'dora@example.com' });
  await Promise.all([first?.giveBack(), first?.giveBack(), fourth.book()]);
  expect((await second?.own())?.own).toBe('booked');
  expect(await third?.own()).toMatchObject({ own: 'waiting', ahead: 0 });
  expect(await fourth.own()).toMatchObject({ own: 'waiting', ahead: 1 });
  expect(await first?.own()).toMatchObject({ own: null, ahead: 2, free: 0 });
  expect(await owed()).toBe(1);
});

test('the mail names workshop and hour in the language of the ticket, and is not sent for a place given back', async () => {
  await take(workshop('prompting', 1, 1));
  const first = await person();
  const dora = await person({ language: 'de', email: 'dora@example.com' });
  await first.book();
  await dora.book();
  await first.giveBack();
  const [mail] = await deliverPlaces();
  expect(mail).toMatchObject({
    to: 'dora@example.com',
    subject: 'Du hast einen Platz: Workshop prompting',
  });
  expect(mail?.text).toContain(`/de/kongres#${dora.order.token}`);
  expect(await deliverPlaces()).toEqual([]);
  await first.book();
  await dora.giveBack();
  await first.giveBack();
  expect(await deliverPlaces()).toEqual([]);
});

async function deliverPlaces() {
  const { sender, sent } = collectingSender();
  const { rows } = await pool.query<{ id: string }>("select id from mail where kind = 'place'");
  for (const { id: mailId } of rows) {
    await jobs.mail.handle({ ...shop, post: { ...context, sender } }, { mailId, requestId: 'r' });
  }
  return sent;
}

test('a ticket that ends gives its place free, however it ends; one that changes hands keeps it', async () => {
  await take(workshop('prompting', 2, 1));
  const revoked = await person();
  const other = await person();
  const [third, fourth] = await people(2);
  for (const each of [revoked, other, third, fourth]) await each?.book();
  const given = await passOnTicket(context, third?.order.id ?? '', {
    email: 'other@example.com',
    language: 'es',
    requestId: 'r',
    link: null,
  });
  expect(given.ok).toBe(true);
  await revokeTicket(context, revoked.order.id, 'r');
  await revokeTicket(context, other.order.id, 'r');
  await Promise.all([settleWorkshops(context), settleWorkshops(context)]);
  expect([await booked(), await waiting(), await owed()]).toEqual([2, 0, 2]);
  expect(await settleWorkshops(context)).toBe(
    '0 places of ended tickets taken back, 0 people seated',
  );
});

test('more seats call in who waits; fewer take nobody’s away; one that is gone books nothing', async () => {
  await take(workshop('prompting', 1, 1));
  const [one, two, three] = await people(3);
  for (const each of [one, two, three]) await each?.book();
  await take(workshop('prompting', 2, 1));
  await settleWorkshops(context);
  expect((await two?.own())?.own).toBe('booked');
  await take(workshop('prompting', 1, 1));
  expect(await three?.own()).toMatchObject({ own: 'waiting', seats: 2, free: 0 });
  await take(workshop('other', 1, 1));
  expect(await three?.own()).toBeUndefined();
  expect(await three?.refused()).toBe('closed');
});

test('one ticket is in one place at a time', async () => {
  await take(prompting, workshop('beside', 25, 2), workshop('later', 25, 3));
  const ala = await person();
  await ala.book();
  expect(await ala.refused('beside')).toBe('overlaps');
  expect(await ala.refused('later')).toBeNull();
  await ala.giveBack();
  await ala.giveBack('later');
  const both = await Promise.all([ala.refused('prompting'), ala.refused('beside')]);
  expect(both.filter((code) => code === 'overlaps')).toHaveLength(1);
  expect(both).toContain(null);
});

test('booking opens with the facts, and closes when the workshop begins, is moved or called off', async () => {
  const [ala, ola] = await people(2);
  stopEditionAt(new Date(bookingOpens.getTime() - 1));
  expect(await ala?.refused()).toBe('too_early');
  stopEditionAt(bookingOpens);
  expect(await ala?.refused()).toBeNull();
  stopEditionAt(at(1));
  expect(await ola?.refused()).toBe('closed');
  expect(await ola?.own()).toBeUndefined();
  stopEditionAt(start);
  const untouched = { startsAt: null, endsAt: null, room: null };
  await saveSession(pool, { id: 'prompting', isCancelled: true, ...untouched });
  expect(await ola?.refused()).toBe('closed');
  const moved = { startsAt: at(5), endsAt: at(6), room: null };
  await saveSession(pool, { id: 'prompting', isCancelled: false, ...moved });
  expect(await ola?.own()).toMatchObject({ starts: at(5).toISOString(), free: 24 });
});

test('an invitation, a ticket that has ended and a stranger book nothing', async () => {
  const invited = await person({ origin: 'invitation', ticket: 'galas' });
  expect(await invited.refused()).toBe('not_admitted');
  const ended = await person();
  await revokeTicket(context, ended.order.id, 'r');
  expect(await ended.refused()).toBe('ticket_ended');
  expect(await refusal('nobody', { workshop: 'prompting', isOn: true })).toBe('not_found');
  expect(await booked()).toBe(0);
});
