import type { LanguageCode } from '@kongres/content/facts/languages';
import { certificateFile } from '../../src/certificates/certificate-file.ts';
import { sampleCertificate } from '../../src/certificates/sample-certificate.ts';
import { composeMail } from '../../src/order-mails/compose-mail.ts';
import { sampleOrder } from '../../src/tickets/sample-order.ts';

/** The files that buyers and participants get: ticket, calendar, terms and certificate. */
export async function sampleDocuments(language: LanguageCode) {
  const { attachments } = await composeMail('ticket', sampleOrder({ language }));
  const files = [...attachments, await certificateFile(sampleCertificate({ language }))];
  return files.map(({ filename, content }) => ({ name: filename, bytes: content }));
}
