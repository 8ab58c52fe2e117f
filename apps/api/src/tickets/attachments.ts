import type { Attachment } from '../mail/sender.ts';
import { congressCalendar } from './calendar.ts';
import type { MailOrder, TicketOrder } from './mail-order.ts';
import { mailTexts } from '../mail/mail-texts.ts';
import { printTicket } from './print-ticket.ts';

/** The ticket as a file, in a mail or from the order page. */
export async function ticketFile(order: TicketOrder): Promise<Attachment> {
  const word = mailTexts(order.language)('pdf.file');
  return {
    filename: `kongres-ai-${word}-${order.ticketCode}.pdf`,
    content: await printTicket(order),
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
