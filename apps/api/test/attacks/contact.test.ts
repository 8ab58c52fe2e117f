import { expect, test } from 'vitest';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { organiser } from '@kongres/content/facts/organiser';
import { startMailSink } from '../mail-sink.ts';
import { startApi, startWorker } from '../processes.ts';
import { countOf, createTestShop, testEnvironment } from '../test-shop.ts';
import { prove, writeMessage } from '../write-message.ts';

const sink = await startMailSink();
const { pool, owner, databaseUrl } = await createTestShop();
const few = testEnvironment(databaseUrl, {
  SMTP_URL: sink.smtpUrl,
  ALTCHA_TRIES: '2',
  CONTACTS_PER_CLIENT: '10',
  CONTACTS_PER_EMAIL: '3',
});
const many = { ...few, CONTACTS_PER_CLIENT: '1000000', CONTACTS_PER_EMAIL: '1000000' };

async function clear() {
  await owner.query('truncate contact_message, contact_mail, contact_proof, rate_limit cascade');
}

/** From a place of its own: the proxy, which is this machine, says so. */
const from = (address: string) => ({ 'X-Forwarded-For': address });

test('limits are counted over two processes together', async () => {
  const report = reportCheck('contact-limits');
  const [one, two] = await Promise.all([startApi(few), startApi(few)]);
  const statusesOf = async (messages: (() => Promise<Response>)[]) => {
    const answers = await Promise.all(messages.map((write) => write()));
    return answers.map(({ status }) => status).toSorted((a, b) => a - b);
  };
  const turn = (n: number) => (n % 2 ? one : two).origin;

  expect(
    await statusesOf(
      Array.from({ length: 8 }, (_, n) => () => writeMessage(turn(n), {}, from(`192.0.2.${n}`))),
    ),
  ).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  expect(
    await statusesOf(
      Array.from(
        { length: 14 },
        (_, n) => () => writeMessage(turn(n), { email: `a${n}@example.com` }, from('198.51.100.1')),
      ),
    ),
  ).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429, 429, 429]);
  report('3 of 8 and 10 of 14 taken');
  await Promise.all([one.stop(), two.stop()]);
}, 60_000);

test('work is accepted once, whichever process it is brought to and however often at once', async () => {
  const report = reportCheck('contact-proof');
  await clear();
  const [one, two] = await Promise.all([startApi(many), startApi(many)]);
  const proof = await prove(one.origin);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      writeMessage((n % 2 ? one : two).origin, { proof, email: `a${n}@example.com` }),
    ),
  );
  const codes = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { code?: string }).code),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  expect(codes.filter((code) => code === 'proof_used')).toHaveLength(9);
  expect((await writeMessage(two.origin, { proof })).status).toBe(409);
  const kept = await countOf(pool, 'contact_message');
  report(`${kept} message kept`);
  expect(kept).toBe(1);
  await Promise.all([one.stop(), two.stop()]);
}, 60_000);

/** What has been tried to slip a header or a recipient into a mail. */
const tricks = [
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

test('200 hostile names, subjects and addresses add no header and no recipient', async () => {
  const report = reportCheck('hostile-messages');
  await clear();
  sink.mails.length = 0;
  const api = await startApi(many);
  const attempts = tricks.flatMap((trick, index) => [
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
    const { status } = await writeMessage(api.origin, { email: `a${n}@example.com`, ...attempt });
    statuses.push(status);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 422]));
  const taken = statuses.filter((status) => status === 200).length;
  // Names and subjects are mended where they can be; of the addresses nearly all are refused.
  expect(taken).toBeGreaterThan(130);
  const worker = startWorker(many);
  await expect
    .poll(() => countOf(pool, 'contact_mail where sent_at is null'), { timeout: 120_000 })
    .toBe(0);
  await Promise.all([worker.stop(), api.stop()]);

  const { rows } = await pool.query<{ email: string }>('select email from contact_message');
  expect(rows).toHaveLength(taken);
  report(`${attempts.length} tried, ${taken} taken, ${sink.mails.length} mails`);
  const mine = sink.mails.filter(({ to }) => to === organiser.email);
  expect(mine).toHaveLength(taken);
  const confirmed = sink.mails.filter(({ to }) => to !== organiser.email).map(({ to }) => to);
  expect(confirmed.toSorted()).toEqual([...new Set(rows.map(({ email }) => email))].toSorted());
  const allowed =
    /^(?:from|to|reply-to|subject|message-id|date|mime-version|content-type|content-transfer-encoding|auto-submitted|x-kongres-topic)$/;
  for (const { recipients, head } of sink.mails) {
    expect(recipients).toHaveLength(1);
    const names = head
      .split('\r\n')
      .filter((line) => !/^[ \t]/.test(line))
      .map((line) => line.split(':')[0]?.toLowerCase() ?? '');
    expect(names.filter((name) => !allowed.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const replyTo = /^reply-to: (?<value>.*(?:\r\n[ \t].*)*)/im.exec(head)?.groups?.['value'];
    // Outside a quoted name and an encoded word no comma may part two addresses.
    expect(
      replyTo?.replaceAll(/"(?:[^"\\]|\\.)*"|=\?[^?]+\?[QB]\?[^?]*\?=/gi, '') ?? '',
    ).not.toMatch(/[,;]/);
  }
}, 240_000);
