import type { Phase } from '@kongres/content/facts/phases';
import { formatMoment } from '@kongres/content/format/date';
import { button, factBox, heading, letter, paragraph, section } from '../mail/letter.ts';
import { enterLabel, mailTexts } from '../mail/mail-texts.ts';
import type { MailOrder } from '../tickets/mail-order.ts';

/** Somebody gave a place back, and whoever waited for it has it now. */
export function placeLetter({ number, language, place, congressUrl }: MailOrder, phase: Phase) {
  if (!place) throw new Error(`order ${number} has no place to write about`);
  const text = mailTexts(language);
  const values = { workshop: place.title };
  return letter(
    { language, title: text('place.subject', values), preview: text('place.preview') },
    heading(text('place.heading')),
    paragraph(text('place.lead')),
    factBox([
      { label: text('place.workshop'), value: place.title, strong: true },
      { label: text('place.starts'), value: formatMoment(place.startsAt, language) },
      { label: text('labels.number'), value: number, mono: true },
    ]),
    section({ paddingTop: 24 }, paragraph(text('place.give'))),
    section({ paddingTop: 12 }, button(enterLabel(text, phase), congressUrl)),
  );
}
