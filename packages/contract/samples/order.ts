import type { OrderResponse, OrderState } from '../order.ts';

export const sampleOrderToken = 'tok_4Zq-8x_Yw3KpLmN0aBcDeFgHiJkLmNoPqRsTuVwXyZ1';

export const sampleCheckoutUrl = 'https://checkout.stripe.com/c/pay/cs_test_1';

export function buildOrderResponse(state: OrderState): OrderResponse {
  const wasPaid = ['paid', 'refunding', 'cancelled', 'refunded'].includes(state);
  return {
    number: 'KAI-7F3K-92QD',
    state,
    ticket: 'premium',
    language: 'pl',
    email: 'ala.kowalska@example.com',
    netMinor: 12_345,
    vatMinor: 2839,
    grossMinor: 15_184,
    createdAt: '2025-11-03T09:12:00.000Z',
    paidAt: wasPaid ? '2025-11-03T09:14:30.000Z' : null,
    buyerName: null,
    billingAddress: null,
    country: null,
    companyName: null,
    taxId: null,
    cancelUntil: state === 'paid' ? '2025-12-19T23:00:00.000Z' : null,
    cancelledAt: state === 'cancelled' ? '2025-11-04T08:00:00.000Z' : null,
    consentedAt: null,
    usedAt: null,
    isBought: true,
    isPriced: true,
    isPassable: state === 'paid',
    isCorrectable: state === 'paid',
    mailRefused: false,
    checkoutUrl: state === 'awaiting' ? sampleCheckoutUrl : null,
  };
}
