import type { Attachment } from '../../platform/mail/sender.ts';
import { policies } from '@kongres/content/facts/policies';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { congressCalendar } from './calendar.ts';
import type { MailOrder, TicketOrder } from './mail-order.ts';
import { mailTexts } from '../../platform/mail/mail-texts.ts';
import { print } from './printer.ts';
import { termsText } from './terms-text.ts';

/** The ticket as a file, in a mail or from the order page. */
export async function ticketFile(order: TicketOrder): Promise<Attachment> {
  const word = mailTexts(order.language)('pdf.file');
  return {
    filename: `kongres-ai-${word}-${order.ticketCode}.pdf`,
    content: await print(order),
    contentType: 'application/pdf',
  };
}

/** The terms as a file to keep; its name says since when they hold. */
export async function termsFile(language: LanguageCode): Promise<Attachment> {
  const word = mailTexts(language)('termsFile');
  return {
    filename: `kongres-ai-${word}-${policies.since}.pdf`,
    content: await print(termsText(language)),
    contentType: 'application/pdf',
  };
}

export function calendarFile(order: MailOrder): Attachment {
  return {
    filename: 'kongres-ai.ics',
    content: Buffer.from(congressCalendar(order)),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  };
}
