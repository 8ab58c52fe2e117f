import type { Phase } from '@kongres/content/facts/phases';
import { formatMoment } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
import {
  renderFactBox,
  renderHeading,
  renderEmailDocument,
  renderParagraph,
  renderSecondaryButton,
  renderSection,
} from '../../platform/email/email-document.ts';
import type { OrderEmailData } from '../tickets/order-email-data.ts';
import { getEmailTexts, buildPageUrl, getTicketName } from '../../platform/email/email-texts.ts';

export function refundEmail(
  kind: 'paid_too_late' | 'cancelled' | 'refunded',
  order: OrderEmailData,
  phase: Phase,
) {
  const { language, orderUrl } = order;
  const text = getEmailTexts(language);
  const name = getTicketName(order.ticket);
  const amount = formatMoney(order.grossMinor, language);
  return renderEmailDocument(
    {
      language,
      title: text(`${kind}.subject`, { name, amount }),
      preview: text(`${kind}.preview`, { amount }),
    },
    renderHeading(text(`${kind}.heading`)),
    renderParagraph(text(`${kind}.lead`, { name })),
    renderFactBox([
      { label: text('labels.number'), value: order.number, mono: true },
      { label: text('labels.ticket'), value: name },
      ...(kind === 'cancelled' && order.cancelledAt
        ? [
            {
              label: text('labels.declared'),
              value: formatMoment(order.cancelledAt, language),
            },
          ]
        : []),
      { label: text('labels.refund'), value: amount, strong: true },
    ]),
    renderSection(
      { paddingTop: 24 },
      renderParagraph(text(`${kind}.money`, { amount })),
      renderParagraph(text(phase === 'after' ? 'closingAfter' : `${kind}.closing`), {
        tickets: buildPageUrl('kup-bilet', language, orderUrl),
      }),
    ),
    renderSection({ paddingTop: 12 }, renderSecondaryButton(text(`${kind}.button`), orderUrl)),
  );
}

/**
 * Sent to the former address; shows neither the new address nor the link, because its reader may be
 * another person.
 */
export function renderFormerAddressEmail(
  kind: 'address_changed' | 'transferred',
  { number, ticket, language, orderUrl }: OrderEmailData,
) {
  const text = getEmailTexts(language);
  const key = kind === 'transferred' ? 'passed_on' : kind;
  const values = { number, name: getTicketName(ticket) };
  return renderEmailDocument(
    { language, title: text(`${key}.subject`, values), preview: text(`${key}.preview`) },
    renderHeading(text(`${key}.heading`)),
    renderParagraph(text(`${key}.lead`, values)),
    renderParagraph(text(`${key}.yours`)),
    renderParagraph(text(`${key}.stranger`), {
      contact: buildPageUrl('kontakt', language, orderUrl),
    }),
  );
}

export function renderRevokedTicketEmail({ number, ticket, language, orderUrl }: OrderEmailData) {
  const text = getEmailTexts(language);
  const values = { number, name: getTicketName(ticket) };
  return renderEmailDocument(
    { language, title: text('revoked.subject', values), preview: text('revoked.preview') },
    renderHeading(text('revoked.heading')),
    renderParagraph(text('revoked.lead', values)),
    renderParagraph(text('revoked.ask'), { contact: buildPageUrl('kontakt', language, orderUrl) }),
  );
}
