import { issueOrigins } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { phases, type Phase } from '@kongres/content/facts/phases';
import { reminderKinds } from '@kongres/contract/desk/comms/announcement-states';
import { composeAnnouncement } from '../../src/comms/announcements/compose-announcement.ts';
import { reminderWords } from '../../src/comms/announcements/start-reminders.ts';
import { composeConfirmation } from '../../src/comms/contact/compose-contact.ts';
import type { OutgoingMail } from '../../src/platform/mail/sender.ts';
import { composeFoundOrders } from '../../src/sales/order-search/compose-found-orders.ts';
import { writeMail } from '../../src/sales/order-emails/compose-mail.ts';
import type { MailKind } from '../../src/sales/order-emails/mail-kinds.ts';
import type { Order, State } from '../../src/sales/orders/order.ts';
import { sampleOrder } from '../../src/sales/tickets/sample-order.ts';
import { writePlaceMail } from '../../src/attendee/workshops/place-letter.ts';
import { sampleWorkshop } from '../../src/attendee/workshops/sample-workshop.ts';

export interface SampleMail {
  name: string;
  language: LanguageCode;
  subject: string;
  html: string;
  text: string;
}

/** As a buyer may call it, whatever the language of the mail. */
export const sampleCompany = 'Przedsiębiorstwo Handlowo-Usługowe Żółkiewski i Wspólnicy sp. z o.o.';

/** The phases in which a letter about an order has words of its own. */
const aboutOrders: Record<MailKind, readonly Phase[]> = {
  ticket: phases,
  payment_pending: ['before'],
  paid_too_late: ['before', 'after'],
  cancelled: ['before', 'after'],
  part_refunded: ['before'],
  refunded: ['before', 'after'],
  address_changed: ['before'],
  passed_on: ['before'],
  revoked: ['before'],
};

/** Every mail to a visitor that is written in HTML, by the code that writes it. */
export function sampleMails(language: LanguageCode): SampleMail[] {
  const full = sampleOrder({
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
  const kinds = Object.entries(aboutOrders) as [MailKind, readonly Phase[]][];
  const written = kinds.flatMap(([kind, told]) =>
    told.map((phase) => [`${kind}-${phase}`, writeMail(kind, full, phase)] as const),
  );
  const mails: (readonly [string, Pick<OutgoingMail, 'subject' | 'html' | 'text'>])[] = [
    ...written,
    ['place-before', writePlaceMail(sampleWorkshop, full, 'before')],
    ['ticket-plain', writeMail('ticket', sampleOrder({ language, ticket: 'standard' }), 'before')],
    ...([...issueOrigins, 'invitation'] as const).map(
      (origin) =>
        [
          `ticket-${origin}`,
          writeMail(
            'ticket',
            sampleOrder({
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
      writeMail('ticket', sampleOrder({ language, passedOnAt: new Date(0) }), 'before'),
    ],
    ['found-orders', composeFoundOrders(foundOrders(language), config, 'before')],
    ['found-orders-after', composeFoundOrders(foundOrders(language), config, 'after')],
    ['confirmation', composeConfirmation(language)],
    ['announcement', composeAnnouncement(announcements[language], language, links)],
    ...reminderKinds.map(
      (kind) =>
        [
          `reminder-${kind}`,
          composeAnnouncement(reminderWords(kind, language), language, links, true),
        ] as const,
    ),
  ];
  return mails.map(([name, { subject = '', html = '', text = '' }]) => ({
    name,
    language,
    subject,
    html,
    text,
  }));
}

const config = { secret: 'a secret of a sample', publicOrigin: 'https://kongres-ai.example' };

/** One in every state that the mail may name. */
function foundOrders(language: LanguageCode): [Order, ...Order[]] {
  const states: State[] = [
    'awaiting_payment',
    'processing',
    'needs_refund',
    'refunded',
    'mismatched',
    'revoked',
  ];
  return [found(language, 'paid', 0), ...states.map((state, at) => found(language, state, at + 1))];
}

function found(language: LanguageCode, state: State, at: number): Order {
  const { email, netMinor, vatMinor, grossMinor } = sampleOrder();
  return {
    id: `00000000-0000-4000-8000-00000000000${at}`,
    number: 10_482 + at,
    origin: state === 'revoked' ? 'press' : 'sale',
    isCounted: true,
    passedOnAt: null,
    ticket: at % 2 === 0 ? 'vip' : 'premium',
    email,
    language,
    state,
    netMinor,
    vatMinor,
    grossMinor,
    currency: 'PLN',
    refundedMinor: 0,
    returningMinor: 0,
    disputedMinor: 0,
    paidMinor: null,
    paidCurrency: null,
    moneyVersion: 0,
    tokenVersion: 0,
    greeting: null,
    sessionId: null,
    checkoutUrl: null,
    paymentId: null,
    buyerName: null,
    billingAddress: null,
    country: null,
    companyName: null,
    taxId: null,
    createdAt: new Date('2025-11-15T10:00:00Z'),
    sessionEndsAt: new Date('2025-11-15T10:31:00Z'),
    paidAt: null,
    cancelledAt: null,
    consentedAt: null,
    consentVersion: null,
    mendedAt: null,
    undeliverableAt: null,
  };
}

/** As an organiser may type them. */
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
