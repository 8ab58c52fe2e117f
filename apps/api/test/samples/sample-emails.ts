import { issueOrigins } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { phases, type Phase } from '@kongres/content/facts/phases';
import { reminderKinds } from '@kongres/contract/desk/comms/announcement-states';
import { composeAnnouncement } from '../../src/comms/announcements/compose-announcement.ts';
import { getReminderText } from '../../src/comms/announcements/start-reminders.ts';
import { composeContactConfirmationEmail } from '../../src/comms/contact/compose-contact-emails.ts';
import type { OutgoingEmail } from '../../src/platform/email/email-sender.ts';
import { composeOrderSearchEmail } from '../../src/sales/order-search/compose-order-search-email.ts';
import { renderOrderEmail } from '../../src/sales/order-emails/compose-order-email.ts';
import type { OrderEmailKind } from '../../src/sales/order-emails/order-email-kinds.ts';
import type { Order, State } from '../../src/sales/orders/order.ts';
import { createSampleOrder } from '../../src/sales/tickets/sample-order.ts';
import { renderWorkshopBookingEmail } from '../../src/attendee/workshops/workshop-booking-email.ts';
import { sampleWorkshop } from '../../src/attendee/workshops/sample-workshop.ts';

export interface SampleEmail {
  name: string;
  language: LanguageCode;
  subject: string;
  html: string;
  text: string;
}

/** A long company name, for the layout. */
export const sampleCompany = 'Przedsiębiorstwo Handlowo-Usługowe Żółkiewski i Wspólnicy sp. z o.o.';

/** Phases in which an order email has its own text. */
const orderEmailPhases: Record<OrderEmailKind, readonly Phase[]> = {
  ticket: phases,
  payment_pending: ['before'],
  paid_too_late: ['before', 'after'],
  cancelled: ['before', 'after'],
  part_refunded: ['before'],
  refunded: ['before', 'after'],
  address_changed: ['before'],
  transferred: ['before'],
  revoked: ['before'],
};

/** Renders every HTML email to visitors. */
export function renderSampleEmails(language: LanguageCode): SampleEmail[] {
  const full = createSampleOrder({
    language,
    ticket: 'vip',
    netMinor: 199_900,
    vatMinor: 45_977,
    grossMinor: 245_877,
    cancelledAt: new Date('2025-11-28T09:41:00Z'),
    consentedAt: new Date('2026-02-05T10:00:00Z'),
    companyName: sampleCompany,
    taxId: 'PL5213456784',
  });
  const links = { order: full.orderUrl, congress: full.congressUrl };
  const kinds = Object.entries(orderEmailPhases) as [OrderEmailKind, readonly Phase[]][];
  const orderEmails = kinds.flatMap(([kind, orderPhases]) =>
    orderPhases.map((phase) => [`${kind}-${phase}`, renderOrderEmail(kind, full, phase)] as const),
  );
  const emails: (readonly [string, Pick<OutgoingEmail, 'subject' | 'html' | 'text'>])[] = [
    ...orderEmails,
    ['place-before', renderWorkshopBookingEmail(sampleWorkshop, full, 'before')],
    [
      'ticket-plain',
      renderOrderEmail('ticket', createSampleOrder({ language, ticket: 'standard' }), 'before'),
    ],
    ...([...issueOrigins, 'invitation'] as const).map(
      (origin) =>
        [
          `ticket-${origin}`,
          renderOrderEmail(
            'ticket',
            createSampleOrder({
              language,
              origin,
              ticket: origin === 'invitation' ? 'galas' : 'standard',
              ...(origin !== 'transfer' && { netMinor: 0, vatMinor: 0, grossMinor: 0 }),
            }),
            'before',
          ),
        ] as const,
    ),
    [
      'ticket-passed-on',
      renderOrderEmail(
        'ticket',
        createSampleOrder({ language, transferredAt: new Date(0) }),
        'before',
      ),
    ],
    ['found-orders', composeOrderSearchEmail(createFoundOrders(language), config, 'before')],
    ['found-orders-after', composeOrderSearchEmail(createFoundOrders(language), config, 'after')],
    ['confirmation', composeContactConfirmationEmail(language)],
    ['announcement', composeAnnouncement(announcements[language], language, links)],
    ...reminderKinds.map(
      (kind) =>
        [
          `reminder-${kind}`,
          composeAnnouncement(getReminderText(kind, language), language, links, true),
        ] as const,
    ),
  ];
  return emails.map(([name, { subject = '', html = '', text = '' }]) => ({
    name,
    language,
    subject,
    html,
    text,
  }));
}

const config = { secret: 'a secret of a sample', publicOrigin: 'https://kongres-ai.example' };

/** One order in every state that the email can list. */
function createFoundOrders(language: LanguageCode): [Order, ...Order[]] {
  const states: State[] = [
    'awaiting_payment',
    'processing',
    'needs_refund',
    'refunded',
    'mismatched',
    'revoked',
  ];
  return [
    createFoundOrder(language, 'paid', 0),
    ...states.map((state, at) => createFoundOrder(language, state, at + 1)),
  ];
}

function createFoundOrder(language: LanguageCode, state: State, at: number): Order {
  const { email, netMinor, vatMinor, grossMinor } = createSampleOrder();
  return {
    id: `00000000-0000-4000-8000-00000000000${at}`,
    number: 10_482 + at,
    origin: state === 'revoked' ? 'press' : 'sale',
    countsTowardsQuota: true,
    transferredAt: null,
    ticket: at % 2 === 0 ? 'vip' : 'premium',
    email,
    language,
    state,
    netMinor,
    vatMinor,
    grossMinor,
    currency: 'PLN',
    refundedMinor: 0,
    pendingRefundMinor: 0,
    lostDisputeMinor: 0,
    paidMinor: null,
    paidCurrency: null,
    balanceVersion: 0,
    tokenVersion: 0,
    greeting: null,
    checkoutSessionId: null,
    checkoutUrl: null,
    paymentId: null,
    buyerName: null,
    billingAddress: null,
    country: null,
    companyName: null,
    taxId: null,
    createdAt: new Date('2025-11-15T10:00:00Z'),
    checkoutExpiresAt: new Date('2025-11-15T10:31:00Z'),
    paidAt: null,
    cancelledAt: null,
    consentedAt: null,
    consentVersion: null,
    emailCorrectedAt: null,
    undeliverableAt: null,
  };
}

const announcements: Record<LanguageCode, { subject: string; body: string }> = {
  pl: {
    subject: 'Link do transmisji jest już na Twojej stronie kongresu',
    body: 'Dzień dobry,\noto link: https://example.com/live.\n\nTransmisja trwa codziennie 10:00–18:00. Do zobaczenia!',
  },
  'en-GB': {
    subject: 'The link to the stream is on your congress page',
    body: 'Good morning,\nhere it is: https://example.com/live.\n\nThe stream runs every day, 10:00–18:00. See you there!',
  },
  'en-US': {
    subject: 'The link to the stream is on your congress page',
    body: 'Good morning,\nhere it is: https://example.com/live.\n\nThe stream runs every day, 10:00 AM–6:00 PM. See you there!',
  },
  de: {
    subject: 'Der Link zur Übertragung steht auf deiner Kongressseite',
    body: 'Guten Morgen,\nhier ist er: https://example.com/live.\n\nDie Übertragung läuft täglich 10:00–18:00 Uhr. Bis bald!',
  },
  es: {
    subject: 'El enlace a la transmisión ya está en tu página del congreso',
    body: 'Buenos días:\naquí está: https://example.com/live.\n\nLa transmisión dura cada día de 10:00 a 18:00. ¡Hasta pronto!',
  },
};
