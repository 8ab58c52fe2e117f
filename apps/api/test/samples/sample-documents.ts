import type { LanguageCode } from '@kongres/content/facts/languages';
import { certificateFile } from '../../src/attendee/certificates/certificate-file.ts';
import { sampleCertificate } from '../../src/attendee/certificates/sample-certificate.ts';
import { composeMail } from '../../src/sales/order-emails/compose-mail.ts';
import { sampleOrder } from '../../src/sales/tickets/sample-order.ts';

/** The files that buyers and participants get: ticket, calendar, terms and certificate. */
export async function sampleDocuments(language: LanguageCode) {
  const { attachments } = await composeMail('ticket', sampleOrder({ language }));
  const files = [...attachments, await certificateFile(sampleCertificate({ language }))];
  return files.map(({ filename, content }) => ({ name: filename, bytes: content }));
}
