import type { Attachment } from '../../platform/email/email-sender.ts';
import { createPdfThread } from '../../platform/pdf/pdf-thread.ts';
import type { Certificate } from './certificate.ts';
import { getCertificateTexts } from './certificate-texts.ts';

const thread = createPdfThread<Certificate>({
  program: new URL('certificate-pdf-thread.ts', import.meta.url),
});

export async function createCertificateFile(certificate: Certificate): Promise<Attachment> {
  const word = getCertificateTexts(certificate.language)('word');
  return {
    filename: `kongres-ai-${word}-${certificate.code}.pdf`,
    content: await thread.renderPdf(certificate),
    contentType: 'application/pdf',
  };
}
