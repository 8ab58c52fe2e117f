import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getCongressDay, lastDay } from '@kongres/content/facts/edition';
import { lastRefundDay } from '@kongres/content/facts/policies';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { TextsProvider } from '../../../lib/i18n/texts.tsx';
import { TicketContents } from './ticket-contents.tsx';
import { buildTicketPlans } from './ticket-plans.server.ts';
import { getRefundDay } from './ticket-summary.tsx';

test('each ticket lists what it adds to the cheaper one, which it names', () => {
  const tickets = getTexts('pl', 'tickets');
  const plans = buildTicketPlans('pl');
  expect(plans.map(({ base }) => base)).toEqual([null, 'Standard', 'Premium']);
  for (const plan of plans) {
    const markup = renderToStaticMarkup(
      <TextsProvider texts={{ tickets }}>
        <TicketContents plan={plan} />
      </TextsProvider>,
    );
    const listed = [...plan.adds, ...(plan.base ? [] : plan.includes)];
    expect(markup.split('<li').length - 1).toBe(listed.length);
    for (const feature of listed) expect(markup).toContain(tickets.features[feature]);
    if (plan.base) expect(markup).toContain(tickets.plus.replace('{{name}}', plan.base));
  }
});

test.each([
  ['long before the congress', -60, lastRefundDay],
  ['two weeks before the last refund day', -27, lastRefundDay],
  ['shortly before the congress', -9, getCongressDay(5)],
  ['during the congress', 2, lastDay],
])('the refund day of a ticket bought %s', (_, day, refundDay) => {
  expect(getRefundDay(new Date(`${getCongressDay(day)}T12:00:00Z`))).toBe(refundDay);
});
