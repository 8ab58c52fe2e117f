import type { Attachment } from '../../platform/email/email-sender.ts';
import { policies } from '@kongres/content/facts/policies';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { buildCongressCalendar } from './calendar.ts';
import type { OrderEmailData, TicketData } from './order-email-data.ts';
import { getEmailTexts } from '../../platform/email/email-texts.ts';
import { renderCachedPdf } from './pdf-cache.ts';
import { getTermsText } from './terms-text.ts';

export async function createTicketFile(order: TicketData): Promise<Attachment> {
  const word = getEmailTexts(order.language)('pdf.file');
  return {
    filename: `kongres-ai-${word}-${order.ticketCode}.pdf`,
    content: await renderCachedPdf(order),
    contentType: 'application/pdf',
  };
}

export async function createTermsFile(language: LanguageCode): Promise<Attachment> {
  const word = getEmailTexts(language)('termsFile');
  return {
    filename: `kongres-ai-${word}-${policies.since}.pdf`,
    content: await renderCachedPdf(getTermsText(language)),
    contentType: 'application/pdf',
  };
}

export function createCalendarFile(order: OrderEmailData): Attachment {
  return {
    filename: 'kongres-ai.ics',
    content: Buffer.from(buildCongressCalendar(order)),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  };
}
