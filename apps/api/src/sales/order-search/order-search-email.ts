import type { Phase } from '@kongres/content/facts/phases';
import { formatMoment } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
import type { Config } from '../../platform/config/config.ts';
import { isPriced, type Order } from '../orders/order.ts';
import {
  renderFactTable,
  renderHeading,
  renderEmailDocument,
  renderParagraph,
  renderSecondaryButton,
  renderRemark,
  renderSection,
} from '../../platform/email/email-document.ts';
import { colours } from '@kongres/pdf/brand';
import { toOrderEmailData } from '../tickets/order-email-data.ts';
import {
  getEnterLabel,
  getEmailTexts,
  getTicketName,
  type ReadEmailText,
} from '../../platform/email/email-texts.ts';

const namedStates = [
  'awaiting_payment',
  'processing',
  'paid',
  'needs_refund',
  'refunded',
  'revoked',
] as const;

export function orderSearchEmail(
  orders: readonly [Order, ...Order[]],
  config: Pick<Config, 'secret' | 'publicOrigin'>,
  phase: Phase,
) {
  const { language } = orders[0];
  const text = getEmailTexts(language);
  return renderEmailDocument(
    { language, title: text('found_orders.subject'), preview: text('found_orders.preview') },
    renderHeading(text('found_orders.heading')),
    renderParagraph(text('found_orders.lead')),
    ...orders.map((order) => {
      const { number, orderUrl, congressUrl } = toOrderEmailData(order, null, config);
      return renderSection(
        { paddingBottom: 24 },
        renderSection(
          {
            backgroundColor: colours['paper-hi'],
            border: `2px solid ${colours.ink}`,
            padding: '8px 20px 20px',
          },
          renderFactTable([
            { label: text('labels.number'), value: number, mono: true },
            { label: text('labels.ticket'), value: getTicketName(order.ticket) },
            { label: text('labels.placed'), value: formatMoment(order.createdAt, language) },
            ...(isPriced(order)
              ? [{ label: text('labels.amount'), value: formatMoney(order.grossMinor, language) }]
              : []),
            { label: text('labels.state'), value: formatOrderState(order, text), strong: true },
          ]),
          renderSection(
            { paddingTop: 12 },
            renderSecondaryButton(text('found_orders.button'), orderUrl),
          ),
          order.state === 'paid' &&
            renderSection(
              { paddingTop: 12 },
              renderSecondaryButton(getEnterLabel(text, phase), congressUrl),
            ),
        ),
      );
    }),
    renderParagraph(text('found_orders.key')),
    renderSection({ paddingTop: 12 }, renderRemark(text('found_orders.stranger'))),
  );
}

/** States without a text of their own are under manual review. */
function formatOrderState({ state }: Order, text: ReadEmailText): string {
  const named = namedStates.find((name) => name === state);
  return text(`found_orders.states.${named ?? 'checking'}`);
}
