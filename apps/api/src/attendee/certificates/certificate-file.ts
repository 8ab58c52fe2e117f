import type { Attachment } from '../../platform/mail/sender.ts';
import { createPrintingThread } from '../../platform/pdf/printing-thread.ts';
import type { Certificate } from './certificate.ts';
import { certificateTexts } from './certificate-texts.ts';

const thread = createPrintingThread<Certificate>({
  program: new URL('certificate-pdf-thread.ts', import.meta.url),
});

/** The certificate as a file, in a mail or from its page. */
export async function certificateFile(certificate: Certificate): Promise<Attachment> {
  const word = certificateTexts(certificate.language)('word');
  return {
    filename: `kongres-ai-${word}-${certificate.code}.pdf`,
    content: await thread.print(certificate),
    contentType: 'application/pdf',
  };
}
