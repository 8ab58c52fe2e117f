import type { Phase } from '@kongres/content/facts/phases';
import type { Config } from '../../platform/config/config.ts';
import type { Order } from '../orders/order.ts';
import { orderSearchEmail } from './order-search-email.ts';
import { getEmailTexts } from '../../platform/email/email-texts.ts';
import { renderEmail } from '../../platform/email/render-email.ts';
import type { OutgoingEmail } from '../../platform/email/email-sender.ts';

/** Expects the newest order first; the email is in its language. */
export function composeOrderSearchEmail(
  orders: readonly [Order, ...Order[]],
  config: Pick<Config, 'secret' | 'publicOrigin'>,
  phase: Phase,
): OutgoingEmail {
  return {
    subject: getEmailTexts(orders[0].language)('found_orders.subject'),
    ...renderEmail(orderSearchEmail(orders, config, phase)),
  };
}
