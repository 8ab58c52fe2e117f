import type { TicketData } from './order-email-data.ts';

export function createSampleOrder(changes: Partial<TicketData> = {}): TicketData {
  const language = changes.language ?? 'pl';
  return {
    number: 'KAI-10482',
    origin: 'sale',
    transferredAt: null,
    ticket: 'premium',
    language,
    email: 'anna@example.com',
    netMinor: 12_345,
    vatMinor: 2839,
    grossMinor: 15_184,
    refundedMinor: 0,
    pendingRefundMinor: 0,
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
