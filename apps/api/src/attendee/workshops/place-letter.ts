import type { Phase } from '@kongres/content/facts/phases';
import { formatMoment } from '@kongres/content/format/date';
import { writtenIn } from '@kongres/content/format/written-in';
import {
  button,
  factBox,
  heading,
  letter,
  paragraph,
  section,
} from '../../platform/mail/letter.ts';
import { enterLabel, mailTexts } from '../../platform/mail/mail-texts.ts';
import { renderLetter } from '../../platform/mail/render-letter.ts';
import type { ComposeLetter } from '../../sales/order-emails/deliver-mail.ts';
import type { MailOrder } from '../../sales/tickets/mail-order.ts';
import { readBooked, type Workshop } from './workshop-queries.ts';

/** Null where the place was given back before the mail was sent. */
export const composePlaceMail: ComposeLetter = async (tx, { orderId, workshop }, order, phase) => {
  const booked = workshop && (await readBooked(tx, orderId, workshop));
  return booked ? { ...writePlaceMail(booked, order, phase), attachments: [] } : null;
};

/** Sent when a returned place went to the first person on the waiting list. */
export function writePlaceMail(
  { title, startsAt }: Pick<Workshop, 'title' | 'startsAt'>,
  { number, language, congressUrl }: Pick<MailOrder, 'number' | 'language' | 'congressUrl'>,
  phase: Phase,
) {
  const text = mailTexts(language);
  const workshop = writtenIn(title, language).text;
  const subject = text('place.subject', { workshop });
  const content = letter(
    { language, title: subject, preview: text('place.preview') },
    heading(text('place.heading')),
    paragraph(text('place.lead')),
    factBox([
      { label: text('place.workshop'), value: workshop, strong: true },
      { label: text('place.starts'), value: formatMoment(startsAt, language) },
      { label: text('labels.number'), value: number, mono: true },
    ]),
    section({ paddingTop: 24 }, paragraph(text('place.give'))),
    section({ paddingTop: 12 }, button(enterLabel(text, phase), congressUrl)),
  );
  return { subject, ...renderLetter(content) };
}
