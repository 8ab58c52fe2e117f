import type { Phase } from '@kongres/content/facts/phases';
import type { Config } from '../../platform/config/config.ts';
import type { Order } from '../orders/order.ts';
import { foundLetter } from './found-letter.ts';
import { mailTexts } from '../../platform/mail/mail-texts.ts';
import { renderLetter } from '../../platform/mail/render-letter.ts';
import type { OutgoingMail } from '../../platform/mail/sender.ts';

/** The links of all orders of an address, in the language of the newest, which comes first. */
export function composeFoundOrders(
  orders: readonly [Order, ...Order[]],
  config: Pick<Config, 'secret' | 'publicOrigin'>,
  phase: Phase,
): OutgoingMail {
  return {
    subject: mailTexts(orders[0].language)('found_orders.subject'),
    ...renderLetter(foundLetter(orders, config, phase)),
  };
}
