import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lastRefundDay } from '@kongres/content/facts/policies';
import type { Phase } from '@kongres/content/facts/phases';
import { formatDay } from '@kongres/content/format/date';
import { PhaseContext } from '../../../lib/edition/phase.ts';
import type { ReceivedEdition } from '../../../lib/edition/use-edition-phase.ts';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { TextsProvider } from '../../../lib/i18n/texts.tsx';
import { buildTicketPlans } from '../tickets/ticket-plans.server.ts';
import { LowestPrice } from './lowest-price.tsx';
import { refundEnds } from './refund-ends.server.ts';

const received = vi.hoisted(() => ({ now: null as number | null }));
vi.mock('../../../lib/edition/use-edition-phase.ts', () => ({
  useReceivedEdition: () =>
    received.now === null ? null : ({ now: received.now } as ReceivedEdition),
}));

const states = vi.hoisted(() => ({ standard: 'open', premium: 'open', vip: 'open' }));
vi.mock('../tickets/sale/use-ticket-states.ts', () => ({ useTicketStates: () => states }));

const plans = buildTicketPlans('pl');
const [standard, premium] = plans;
const refundDay = formatDay(lastRefundDay, 'pl', 'dayAndMonth');

function renderPrice(phase: Phase = 'before'): string {
  return renderToStaticMarkup(
    <PhaseContext value={phase}>
      <TextsProvider texts={{ home: getTexts('pl', 'home') }}>
        <LowestPrice plans={plans} refundEnds={refundEnds} />
      </TextsProvider>
    </PhaseContext>,
  );
}

test('names the lowest price on sale, net and gross, and the last day of refunds', () => {
  for (const part of [standard?.net, standard?.gross, refundDay])
    expect(renderPrice()).toContain(part);
});

test('skips sold-out tickets, and is empty when nothing is on sale', () => {
  states.standard = 'sold_out';
  expect(renderPrice()).toContain(premium?.gross);
  Object.assign(states, { premium: 'closed', vip: 'closed' });
  expect(renderPrice()).toBe('');
  Object.assign(states, { standard: 'open', premium: 'open', vip: 'open' });
});

test('promises no refund after its last day or during the congress', () => {
  received.now = Date.parse(refundEnds) - 30 * 60 * 1000;
  expect(renderPrice()).toContain(refundDay);
  received.now += 60 * 60 * 1000;
  expect(renderPrice()).not.toContain(refundDay);
  expect(renderPrice()).toContain(standard?.gross);
  received.now = null;
  expect(renderPrice('live')).not.toContain(refundDay);
});

test('is empty after the edition', () => {
  expect(renderPrice('after')).toBe('');
});
