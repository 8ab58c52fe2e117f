import type { AdmissionId, Origin } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatOrderNumber } from '@kongres/content/format/order-number';
import type { Config } from '../../platform/config/config.ts';
import type { Order } from '../orders/order.ts';
import { buildCongressUrl, buildOrderUrl } from '../orders/order-url.ts';

export interface OrderEmailData {
  number: string;
  origin: Origin;
  transferredAt: Date | null;
  ticket: AdmissionId;
  language: LanguageCode;
  email: string;
  netMinor: number;
  vatMinor: number;
  grossMinor: number;
  refundedMinor: number;
  pendingRefundMinor: number;
  paidAt: Date | null;
  cancelledAt: Date | null;
  consentedAt: Date | null;
  companyName: string | null;
  taxId: string | null;
  greeting: string | null;
  ticketCode: string | null;
  /** Contains the token of the order. */
  orderUrl: string;
  /** Contains the token of the order. */
  congressUrl: string;
}

export interface TicketData extends OrderEmailData {
  ticketCode: string;
}

export function toOrderEmailData(
  order: Order,
  ticketCode: string | null,
  config: Pick<Config, 'secret' | 'publicOrigin'>,
): OrderEmailData {
  return {
    ...order,
    // Hides the buyer's data from the new holder.
    ...(order.transferredAt && { companyName: null, taxId: null, consentedAt: null }),
    number: formatOrderNumber(order.number),
    ticketCode,
    orderUrl: buildOrderUrl(config, order),
    congressUrl: buildCongressUrl(config, order),
  };
}
