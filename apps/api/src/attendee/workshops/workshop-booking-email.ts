import type { Phase } from '@kongres/content/facts/phases';
import { formatMoment } from '@kongres/content/format/date';
import { pickTranslation } from '@kongres/content/format/pick-translation';
import {
  renderButton,
  renderFactBox,
  renderHeading,
  renderEmailDocument,
  renderParagraph,
  renderSection,
} from '../../platform/email/email-document.ts';
import { getEnterLabel, getEmailTexts } from '../../platform/email/email-texts.ts';
import { renderEmail } from '../../platform/email/render-email.ts';
import type { ComposeEmail } from '../../sales/order-emails/deliver-order-email.ts';
import type { OrderEmailData } from '../../sales/tickets/order-email-data.ts';
import { findBookedWorkshop, type Workshop } from './workshop.queries.ts';

/** Null if the booking was cancelled before the email was sent. */
export const composeWorkshopBookingEmail: ComposeEmail = async (
  tx,
  { orderId, workshop },
  order,
  phase,
) => {
  const booked = workshop && (await findBookedWorkshop(tx, orderId, workshop));
  return booked ? { ...renderWorkshopBookingEmail(booked, order, phase), attachments: [] } : null;
};

/** Sent when a seat was booked from the waiting list. */
export function renderWorkshopBookingEmail(
  { title, startsAt }: Pick<Workshop, 'title' | 'startsAt'>,
  { number, language, congressUrl }: Pick<OrderEmailData, 'number' | 'language' | 'congressUrl'>,
  phase: Phase,
) {
  const text = getEmailTexts(language);
  const workshop = pickTranslation(title, language).text;
  const subject = text('place.subject', { workshop });
  const content = renderEmailDocument(
    { language, title: subject, preview: text('place.preview') },
    renderHeading(text('place.heading')),
    renderParagraph(text('place.lead')),
    renderFactBox([
      { label: text('place.workshop'), value: workshop, strong: true },
      { label: text('place.starts'), value: formatMoment(startsAt, language) },
      { label: text('labels.number'), value: number, mono: true },
    ]),
    renderSection({ paddingTop: 24 }, renderParagraph(text('place.give'))),
    renderSection({ paddingTop: 12 }, renderButton(getEnterLabel(text, phase), congressUrl)),
  );
  return { subject, ...renderEmail(content) };
}
