import type { AdmissionId, Origin } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { orderName } from '@kongres/content/format/order-number';
import type { Config } from '../../platform/config/config.ts';
import type { Order } from '../orders/order.ts';
import { congressUrl, orderUrl } from '../orders/order-url.ts';

/** What letters and tickets tell of an order. */
export interface MailOrder {
  number: string;
  origin: Origin;
  passedOnAt: Date | null;
  ticket: AdmissionId;
  language: LanguageCode;
  email: string;
  netMinor: number;
  vatMinor: number;
  grossMinor: number;
  refundedMinor: number;
  returningMinor: number;
  paidAt: Date | null;
  cancelledAt: Date | null;
  consentedAt: Date | null;
  companyName: string | null;
  taxId: string | null;
  /** What the organiser adds for whoever is given it. */
  greeting: string | null;
  ticketCode: string | null;
  /** The buyer's own page, with the key to it: for the buyer's eyes only. */
  orderUrl: string;
  /** The ticket's own link into the congress, with the same key. */
  congressUrl: string;
}

export interface TicketOrder extends MailOrder {
  ticketCode: string;
}

export function mailOrderOf(
  order: Order,
  ticketCode: string | null,
  config: Pick<Config, 'secret' | 'publicOrigin'>,
): MailOrder {
  return {
    ...order,
    // Whoever was given the ticket reads nothing of who bought it.
    ...(order.passedOnAt && { companyName: null, taxId: null, consentedAt: null }),
    number: orderName(order.number),
    ticketCode,
    orderUrl: orderUrl(config, order),
    congressUrl: congressUrl(config, order),
  };
}
