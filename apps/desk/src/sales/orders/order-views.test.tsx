import { expect, test } from 'vitest';
import type { DeskOrder } from '@kongres/contract/desk/sales/orders';
import { renderInEnglish } from '../../../test/render-in-english.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderDetails } from './order-details.tsx';
import { RefundForm } from './refund-form.tsx';

const order: DeskOrder = {
  number: 1042,
  createdAt: '2026-02-01T10:00:00Z',
  state: 'paid',
  origin: 'press',
  ticket: 'standard',
  language: 'pl',
  name: null,
  email: 'anna@example.com',
  grossMinor: 0,
  currency: 'PLN',
  isUndeliverable: false,
  paidAt: null,
  countsTowardsQuota: true,
  netMinor: 0,
  vatMinor: 0,
  refundedMinor: 0,
  company: null,
  taxId: null,
  address: null,
  ticketCode: null,
  downloadedAt: null,
  checkedInAt: null,
  transferredAt: null,
  consentedAt: null,
  consentVersion: null,
  emails: [],
  refundableMinor: null,
  refundableCurrency: null,
  canResend: false,
  canCorrectEmail: false,
  canTransfer: false,
  canRevoke: false,
  notes: [],
};

test('filters orders by origin and date range', () => {
  const search = new URLSearchParams({ origin: 'press', since: '2026-01-01', until: '2026-01-31' });
  const markup = renderInEnglish(<OrderFilters search={search} onChange={() => {}} />);
  expect(markup).toContain('<option value="press" selected="">');
  expect(markup).toMatch(/>From<input type="date"[^>]*value="2026-01-01"/);
  expect(markup).toMatch(/>To<input type="date"[^>]*value="2026-01-31"/);
});

test('shows which wording a buyer agreed to', () => {
  const consent = { consentedAt: '2026-02-05T10:00:00Z', consentVersion: 1 };
  expect(renderInEnglish(<OrderDetails order={{ ...order, ...consent }} />)).toContain(
    '5 Feb 2026, 11:00, wording 1',
  );
  expect(renderInEnglish(<OrderDetails order={order} />)).not.toContain('wording');
});

test('marks an order outside the limit', () => {
  const uncounted = { ...order, countsTowardsQuota: false };
  expect(renderInEnglish(<OrderDetails order={uncounted} />)).toContain('outside the limit');
  expect(renderInEnglish(<OrderDetails order={order} />)).not.toContain('outside the limit');
});

test('asks for a refund in the currency that was paid', () => {
  const markup = renderInEnglish(<RefundForm order={order} leftMinor={10_000} currency="EUR" />);
  expect(markup).toContain('(EUR)');
  expect(markup).toContain('€100.00');
  expect(markup).not.toContain('PLN');
});
