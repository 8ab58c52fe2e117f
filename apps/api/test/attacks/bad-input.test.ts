import {
  anything,
  array,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  emailAddress,
  json,
  object,
  oneof,
  record,
  string,
  stringMatching,
  tuple,
} from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startFakeStripe } from '@kongres/tools/stripe-double/start-fake-stripe';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { ticketIds, type TicketId } from '@kongres/content/facts/tickets';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { createEmailSender } from '../../src/platform/email/email-sender.ts';
import { startMailSink } from '../mail-sink.ts';
import { startApi } from '../processes.ts';
import { createTestShop, createTestEnvironment, webhookSecret } from '../test-shop.ts';

const stripe = await startFakeStripe({ port: 0, webhookUrl: 'http://127.0.0.1:9', webhookSecret });
afterAll(() => stripe.close());
const { pool, config, databaseUrl } = await createTestShop();
const noLimit = '1000000';
const api = await startApi(
  createTestEnvironment(databaseUrl, {
    STRIPE_API: stripe.origin,
    PURCHASES_PER_CLIENT: noLimit,
    PURCHASES_PER_EMAIL: noLimit,
  }),
);

/** Line breaks, separators, quotes, zeros, right-to-left, markup, SQL, paths, lone surrogates. */
const hostile = constantFrom(
  '\r\nBcc: eve@example.com',
  '\n\n.\r\n',
  '%0d%0aRCPT TO:<eve@example.com>',
  ', eve@example.com',
  '; eve@example.com',
  ' (a comment (in a comment)) ',
  '<eve@example.com>',
  '"quoted\\"',
  '\u0000',
  '\u202e',
  '\ud800',
  "'; drop table orders; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  'a'.repeat(300),
  '💥',
);
const text = oneof(string({ maxLength: 40 }), hostile, string({ unit: 'binary', maxLength: 40 }));
const plainAddress = stringMatching(/^[a-z][a-z0-9.+]{0,20}[a-z0-9]@[a-z]{2,12}\.example$/).filter(
  (value) => !value.includes('..') && !value.includes('.@'),
);
const address = oneof(
  plainAddress,
  emailAddress(),
  tuple(plainAddress, text).map(([email, more]) => email + more),
  tuple(text, text).map(([a, b]) => `${a}@${b}`),
  tuple(emailAddress(), text).map(([email, more]) => email + more),
  tuple(text, emailAddress()).map(([more, email]) => more + email),
  text,
);
const body = oneof(
  record({ email: address }).map((value) => JSON.stringify(value)),
  record({
    email: plainAddress,
    price: anything(),
    netMinor: anything(),
    currency: text,
    quantity: anything(),
    ticket: text,
    __proto__: anything(),
  }).map((value) => JSON.stringify(value)),
  object().map((value) => JSON.stringify(value)),
  json(),
  text,
);
const headers = dictionary(
  constantFrom(
    'Idempotency-Key',
    'Accept-Language',
    'X-Forwarded-For',
    'X-Request-Id',
    'Authorization',
    'Stripe-Signature',
  ),
  oneof(
    string({ maxLength: 60 }),
    constantFrom(
      'application/json',
      'text/plain',
      '*',
      'pl;q=9',
      '127.0.0.1, 8.8.8.8',
      't=1,v1=00',
    ),
    array(string({ maxLength: 9 }), { maxLength: 30 }).map((parts) => parts.join(',')),
  ).map((value) => value.replaceAll(/[^\t\u0020-\u007e]/g, '?')),
);
const contentType = constantFrom(
  ...Array.from({ length: 9 }, () => 'application/json'),
  'text/plain',
  'application/json; charset=utf-7',
  'multipart/form-data',
);
const path = oneof(
  { weight: 3, arbitrary: constantFrom(...ticketIds).map((id) => `/api/purchase/${id}`) },
  text.map((part) => `/api/purchase/${encodeURIComponent(toWellFormedText(part))}`),
  constantFrom('/api/order', '/api/order/release', '/api/order/cancel', '/api/order/resend'),
  constantFrom('/api/stripe/webhook', '/api/contact'),
  text.map((part) => `/api/${encodeURIComponent(toWellFormedText(part))}`),
);

test('5,000 malformed requests cause no server error and change no price', async () => {
  const reportCalls = reportCheck('hostile-calls');
  const reportMemory = reportCheck('hostile-memory');
  const before = api.getMemoryMb();
  const statuses = new Map<number, number>();
  await assert(
    asyncProperty(path, body, headers, contentType, async (to, content, more, type) => {
      const response = await fetch(api.origin + to, {
        method: 'POST',
        headers: { ...more, 'Content-Type': type },
        body: content,
      });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: 5000, seed: 20_260_216, endOnFailure: true },
  );
  const count = [...statuses.values()].reduce((sum, times) => sum + times, 0);
  reportCalls(
    `${count} calls: ${[...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${times} × ${status}`)
      .join(', ')}`,
  );
  const after = api.getMemoryMb();
  reportMemory(`${Math.round(before)} to ${Math.round(after)} MB`);
  expect(statuses.get(200)).toBeGreaterThan(100);
  expect(statuses.get(422)).toBeGreaterThan(100);
  const { rows } = await pool.query<{ gross: number; currency: string; ticket: string }>(
    'select distinct gross_minor as gross, currency, ticket from orders',
  );
  for (const { gross, currency, ticket } of rows) {
    expect(currency).toBe('PLN');
    expect(gross).toBe(getListPrice(ticket as TicketId).grossMinor);
  }
  const { rows: paid } = await pool.query("select from orders where state in ('paid', 'refunded')");
  expect(paid).toHaveLength(0);
  expect(after - before).toBeLessThan(150);
}, 180_000);

test('sends each email to its accepted address only', async () => {
  const report = reportCheck('hostile-recipients');
  const sink = await startMailSink();
  const sender = createEmailSender({
    ...config,
    email: { ...config.email, smtpUrl: sink.smtpUrl },
  });
  const { rows } = await pool.query<{ email: string }>(
    'select distinct email from orders order by email limit 200',
  );
  expect(rows.length).toBeGreaterThan(50);
  for (const [n, { email }] of rows.entries()) {
    await sender.send({ id: `mail-${n}`, to: email, subject: 'x', text: 'x' });
  }
  sender.close();
  // The mail library lowercases the domain.
  const expected = rows.map(({ email }) => email.replace(/@.*$/, (domain) => domain.toLowerCase()));
  report(`${sink.emails.length} mails to ${rows.length} addresses`);
  expect(sink.emails.map(({ to }) => to)).toEqual(expected);
  for (const { head } of sink.emails) {
    expect(head.match(/^(?:to|cc|bcc):/gim)).toEqual(['To:']);
  }
}, 60_000);

/** encodeURIComponent throws on lone surrogates. */
function toWellFormedText(part: string): string {
  return part.toWellFormed();
}
