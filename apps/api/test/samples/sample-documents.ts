import type { LanguageCode } from '@kongres/content/facts/languages';
import { createCertificateFile } from '../../src/attendee/certificates/certificate-file.ts';
import { createSampleCertificate } from '../../src/attendee/certificates/sample-certificate.ts';
import { composeOrderEmail } from '../../src/sales/order-emails/compose-order-email.ts';
import { createSampleOrder } from '../../src/sales/tickets/sample-order.ts';

/** Ticket, calendar, terms and certificate. */
export async function renderSampleDocuments(language: LanguageCode) {
  const { attachments } = await composeOrderEmail('ticket', createSampleOrder({ language }));
  const files = [
    ...attachments,
    await createCertificateFile(createSampleCertificate({ language })),
  ];
  return files.map(({ filename, content }) => ({ name: filename, bytes: content }));
}
