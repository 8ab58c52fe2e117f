import type { TicketOrder } from './mail-order.ts';

/** A paid order as tests see it. */
export function sampleOrder(changes: Partial<TicketOrder> = {}): TicketOrder {
  const language = changes.language ?? 'pl';
  return {
    number: 'KAI-10482',
    origin: 'sale',
    passedOnAt: null,
    ticket: 'premium',
    language,
    email: 'anna@example.com',
    netMinor: 12_345,
    vatMinor: 2839,
    grossMinor: 15_184,
    refundedMinor: 0,
    returningMinor: 0,
    paidAt: new Date('2025-11-15T10:00:00Z'),
    cancelledAt: null,
    consentedAt: null,
    companyName: null,
    taxId: null,
    greeting: null,
    ticketCode: '7F3K-92QD-XM4T-B8HJ',
    orderUrl: `https://kongres-ai.example/${language.toLowerCase()}/zamowienie#k3J9vQ2x`,
    congressUrl: `https://kongres-ai.example/${language.toLowerCase()}/kongres#k3J9vQ2x`,
    ...changes,
  };
}
