import { expect, test } from 'vitest';
import { getRow } from '@kongres/content/facts/collection';
import { tickets } from '@kongres/content/facts/tickets';
import { incidentKinds, getIncidentDefinition } from './incident-kinds.ts';
import { composeIncidentEmail } from './compose-incident-email.ts';

const id = '0f9d3a52-1111-4222-8333-444455556666';
const order = { number: 10482, ticket: 'vip', grossMinor: 15_184 } as const;

test.each(Object.keys(incidentKinds))(
  '%s: describes the incident, the order and how to resolve it',
  (kind) => {
    const { subject, text } = composeIncidentEmail({
      id,
      kind,
      subject: 'x',
      details: {},
      ...order,
    });
    expect(subject).toBe(`[Kongres AI] ${getIncidentDefinition(kind).title}: KAI-10482`);
    expect(text).toContain(`What happened\n${getIncidentDefinition(kind).description}`);
    expect(text).toContain(`KAI-10482, ${getRow(tickets, order.ticket).name} ticket, `);
    expect(text.replaceAll('\u00a0', ' ')).toContain('151.84 PLN gross');
    expect(text).toContain('npm run organiser -- incidents resolve 0f9d3a52');
    expect(text).toContain(`What to do\n${getIncidentDefinition(kind).resolution}`);
    expect(text).not.toMatch(/<number>|\{\{/);
  },
);

test('names the subject of an incident without an order and formats amounts', () => {
  const { subject, text } = composeIncidentEmail({
    id,
    kind: 'unknown_payment',
    subject: 'cs_test_1',
    details: { amount_minor: 15_184, number: 'KAI-1001', ticket: null },
    number: null,
    ticket: null,
    grossMinor: null,
  });
  expect(subject).toBe('[Kongres AI] Payment for an unknown order');
  expect(text).toContain('subject: cs_test_1');
  expect(text).toMatch(/amount: .*151\.84/);
  expect(text).toContain('number: KAI-1001');
  expect(text).not.toContain('ticket:');
  expect(text).toContain('orders recover');
});
