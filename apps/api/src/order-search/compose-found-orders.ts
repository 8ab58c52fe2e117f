import { render } from '@react-email/render';
import type { Phase } from '@kongres/content/facts/phases';
import type { Config } from '../config.ts';
import type { Order } from '../orders/order.ts';
import { foundLetter } from './found-letter.ts';
import { mailTexts } from '../mail/mail-texts.ts';
import { plainText } from '../mail/plain-text.ts';
import type { OutgoingMail } from '../mail/sender.ts';

/** The links of all orders of an address, in the language of the newest, which comes first. */
export async function composeFoundOrders(
  orders: readonly [Order, ...Order[]],
  config: Pick<Config, 'secret' | 'publicOrigin'>,
  phase: Phase,
): Promise<OutgoingMail> {
  const html = await render(foundLetter(orders, config, phase));
  return {
    subject: mailTexts(orders[0].language)('found_orders.subject'),
    html,
    text: plainText(html),
  };
}
