import { expect, test } from 'vitest';
import { pick } from '@kongres/content/facts/collection';
import { tickets } from '@kongres/content/facts/tickets';
import { alarmKinds, wordsOf } from './alarm-kinds.ts';
import { composeAlarm } from './compose-alarm.ts';

const id = '0f9d3a52-1111-4222-8333-444455556666';
const order = { number: 10482, ticket: 'vip', grossMinor: 15_184 } as const;

test.each(Object.keys(alarmKinds))(
  '%s: the organiser learns what happened, to which order, what to do and how to settle it',
  (kind) => {
    const { subject, text } = composeAlarm({ id, kind, subject: 'x', facts: {}, ...order });
    expect(subject).toBe(`[Kongres AI] ${wordsOf(kind).title}: KAI-10482`);
    expect(text).toContain(`What happened\n${wordsOf(kind).happened}`);
    expect(text).toContain(`KAI-10482, ${pick(tickets, order.ticket).name} ticket, `);
    expect(text.replaceAll('\u00a0', ' ')).toContain('151.84 PLN gross');
    expect(text).toContain('npm run organiser -- alarms settle 0f9d3a52');
    expect(text).toContain(`What to do\n${wordsOf(kind).todo}`);
    expect(text).not.toMatch(/<number>|\{\{/);
  },
);

test('an alarm about no order says what it is about, and amounts are money', () => {
  const { subject, text } = composeAlarm({
    id,
    kind: 'unknown_payment',
    subject: 'cs_test_1',
    facts: { amount_minor: 15_184, number: 'KAI-1001', ticket: null },
    number: null,
    ticket: null,
    grossMinor: null,
  });
  expect(subject).toBe('[Kongres AI] Payment of an order we don’t know');
  expect(text).toContain('subject: cs_test_1');
  expect(text).toMatch(/amount: .*151\.84/);
  expect(text).toContain('number: KAI-1001');
  expect(text).not.toContain('ticket:');
  expect(text).toContain('orders recover');
});
