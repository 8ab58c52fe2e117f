import { expect, test } from 'vitest';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { organiser } from '@kongres/content/facts/organiser';
import { startMailSink } from '../mail-sink.ts';
import { startApi, startWorker } from '../processes.ts';
import { countRows, createTestShop, createTestEnvironment } from '../test-shop.ts';
import { createContactProof, postContactMessage } from '../post-contact-message.ts';

const sink = await startMailSink();
const { pool, owner, databaseUrl } = await createTestShop();
const defaultLimits = createTestEnvironment(databaseUrl, {
  SMTP_URL: sink.smtpUrl,
  ALTCHA_TRIES: '2',
  CONTACTS_PER_CLIENT: '10',
  CONTACTS_PER_EMAIL: '3',
});
const noLimits = {
  ...defaultLimits,
  CONTACTS_PER_CLIENT: '1000000',
  CONTACTS_PER_EMAIL: '1000000',
};

async function clearMessages() {
  await owner.query('truncate contact_message, contact_email, used_proof, rate_limit cascade');
}

/** The API trusts this header from the local proxy. */
const fromClient = (address: string) => ({ 'X-Forwarded-For': address });

test('counts rate limits across two processes', async () => {
  const report = reportCheck('contact-limits');
  const [one, two] = await Promise.all([startApi(defaultLimits), startApi(defaultLimits)]);
  const statusesOf = async (messages: (() => Promise<Response>)[]) => {
    const answers = await Promise.all(messages.map((write) => write()));
    return answers.map(({ status }) => status).toSorted((a, b) => a - b);
  };
  const turn = (n: number) => (n % 2 ? one : two).origin;

  expect(
    await statusesOf(
      Array.from(
        { length: 8 },
        (_, n) => () => postContactMessage(turn(n), {}, fromClient(`192.0.2.${n}`)),
      ),
    ),
  ).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  expect(
    await statusesOf(
      Array.from(
        { length: 14 },
        (_, n) => () =>
          postContactMessage(turn(n), { email: `a${n}@example.com` }, fromClient('198.51.100.1')),
      ),
    ),
  ).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429, 429, 429]);
  report('3 of 8 and 10 of 14 taken');
  await Promise.all([one.stop(), two.stop()]);
}, 60_000);

test('accepts a proof of work once across two processes', async () => {
  const report = reportCheck('contact-proof');
  await clearMessages();
  const [one, two] = await Promise.all([startApi(noLimits), startApi(noLimits)]);
  const proof = await createContactProof(one.origin);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      postContactMessage((n % 2 ? one : two).origin, { proof, email: `a${n}@example.com` }),
    ),
  );
  const codes = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { code?: string }).code),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  expect(codes.filter((code) => code === 'proof_used')).toHaveLength(9);
  expect((await postContactMessage(two.origin, { proof })).status).toBe(409);
  const kept = await countRows(pool, 'contact_message');
  report(`${kept} message kept`);
  expect(kept).toBe(1);
  await Promise.all([one.stop(), two.stop()]);
}, 60_000);

/** Known header and recipient injections. */
const injections = [
  '\r\nBcc: eve@example.com',
  '\nBcc: eve@example.com\n\nhello',
  '\r\n\r\n.\r\nMAIL FROM:<eve@example.com>',
  '%0d%0aBcc: eve@example.com',
  '\u2028Bcc: eve@example.com',
  '\u0085Bcc: eve@example.com',
  '\u0000Bcc: eve@example.com',
  ', eve@example.com',
  '; eve@example.com',
  ' <eve@example.com>',
  '" <eve@example.com>, "',
  '\\" <eve@example.com>',
  ' (Bcc: eve@example.com)',
  '=?utf-8?Q?=0D=0ABcc:_eve@example.com?=',
  '=?UTF-8?B?DQpCY2M6IGV2ZUBleGFtcGxlLmNvbQ==?=',
  '\u202emoc.elpmaxe@eve',
  '嘊嘍Bcc: eve@example.com',
  'ａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  '\ud800\r\nX-Spam: no',
  `${'ż'.repeat(60)}\r\nBcc: eve@example.com`,
];

test('200 injection attempts add no header and no recipient', async () => {
  const report = reportCheck('hostile-messages');
  await clearMessages();
  sink.emails.length = 0;
  const api = await startApi(noLimits);
  const attempts = injections.flatMap((trick, index) => [
    { name: `Ala${trick}` },
    { name: `${trick}Ala` },
    { name: trick },
    { subject: `Hej${trick}` },
    { subject: `${trick}Hej` },
    { subject: trick },
    { name: trick, subject: trick, message: `${trick}\r\n.\r\n${trick}` },
    { email: `ala@example.com${trick}` },
    { email: `${trick}ala@example.com` },
    { email: `ala${trick}@example.com`, name: `"${index}`.repeat(20) },
  ]);
  expect(attempts).toHaveLength(200);
  const statuses: number[] = [];
  for (const [n, attempt] of attempts.entries()) {
    const { status } = await postContactMessage(api.origin, {
      email: `a${n}@example.com`,
      ...attempt,
    });
    statuses.push(status);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 422]));
  const taken = statuses.filter((status) => status === 200).length;
  // Names and subjects are sanitised; most of the addresses are rejected.
  expect(taken).toBeGreaterThan(130);
  const worker = startWorker(noLimits);
  await expect
    .poll(() => countRows(pool, 'contact_email where sent_at is null'), { timeout: 120_000 })
    .toBe(0);
  await Promise.all([worker.stop(), api.stop()]);

  const { rows } = await pool.query<{ email: string }>('select email from contact_message');
  expect(rows).toHaveLength(taken);
  report(`${attempts.length} tried, ${taken} taken, ${sink.emails.length} mails`);
  const mine = sink.emails.filter(({ to }) => to === organiser.email);
  expect(mine).toHaveLength(taken);
  const confirmed = sink.emails.filter(({ to }) => to !== organiser.email).map(({ to }) => to);
  expect(confirmed.toSorted()).toEqual([...new Set(rows.map(({ email }) => email))].toSorted());
  const allowed =
    /^(?:from|to|reply-to|subject|message-id|date|mime-version|content-type|content-transfer-encoding|auto-submitted|x-kongres-topic)$/;
  for (const { recipients, head } of sink.emails) {
    expect(recipients).toHaveLength(1);
    const names = head
      .split('\r\n')
      .filter((line) => !/^[ \t]/.test(line))
      .map((line) => line.split(':')[0]?.toLowerCase() ?? '');
    expect(names.filter((name) => !allowed.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const replyTo = /^reply-to: (?<value>.*(?:\r\n[ \t].*)*)/im.exec(head)?.groups?.['value'];
    // A comma outside a quoted name or encoded word would separate two addresses.
    expect(
      replyTo?.replaceAll(/"(?:[^"\\]|\\.)*"|=\?[^?]+\?[QB]\?[^?]*\?=/gi, '') ?? '',
    ).not.toMatch(/[,;]/);
  }
}, 240_000);
