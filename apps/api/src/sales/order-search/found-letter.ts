import type { Phase } from '@kongres/content/facts/phases';
import { formatMoment } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
import type { Config } from '../../platform/config/config.ts';
import { isPriced, type Order } from '../orders/order.ts';
import {
  factTable,
  heading,
  letter,
  paragraph,
  quietButton,
  remark,
  section,
} from '../../platform/mail/letter.ts';
import { colours } from '@kongres/pdf/brand';
import { mailOrderOf } from '../tickets/mail-order.ts';
import {
  enterLabel,
  mailTexts,
  ticketName,
  type ReadText,
} from '../../platform/mail/mail-texts.ts';

const namedStates = [
  'awaiting_payment',
  'processing',
  'paid',
  'needs_refund',
  'refunded',
  'revoked',
] as const;

/** Every order of an address with its link; the link opens in the order's own language. */
export function foundLetter(
  orders: readonly [Order, ...Order[]],
  config: Pick<Config, 'secret' | 'publicOrigin'>,
  phase: Phase,
) {
  const { language } = orders[0];
  const text = mailTexts(language);
  return letter(
    { language, title: text('found_orders.subject'), preview: text('found_orders.preview') },
    heading(text('found_orders.heading')),
    paragraph(text('found_orders.lead')),
    ...orders.map((order) => {
      const { number, orderUrl, congressUrl } = mailOrderOf(order, null, config);
      return section(
        { paddingBottom: 24 },
        section(
          {
            backgroundColor: colours['paper-hi'],
            border: `2px solid ${colours.ink}`,
            padding: '8px 20px 20px',
          },
          factTable([
            { label: text('labels.number'), value: number, mono: true },
            { label: text('labels.ticket'), value: ticketName(order.ticket) },
            { label: text('labels.placed'), value: formatMoment(order.createdAt, language) },
            ...(isPriced(order)
              ? [{ label: text('labels.amount'), value: formatMoney(order.grossMinor, language) }]
              : []),
            { label: text('labels.state'), value: stateOf(order, text), strong: true },
          ]),
          section({ paddingTop: 12 }, quietButton(text('found_orders.button'), orderUrl)),
          order.state === 'paid' &&
            section({ paddingTop: 12 }, quietButton(enterLabel(text, phase), congressUrl)),
        ),
      );
    }),
    paragraph(text('found_orders.key')),
    section({ paddingTop: 12 }, remark(text('found_orders.stranger'))),
  );
}

/** What no buyer could name is being looked at by a person. */
function stateOf({ state }: Order, text: ReadText): string {
  const named = namedStates.find((name) => name === state);
  return text(`found_orders.states.${named ?? 'checking'}`);
}
