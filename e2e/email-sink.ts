import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { runPoppler, extractPdfText } from '@kongres/tools/lib/poppler';
import { mailOrigin } from './config.ts';

export interface ReceivedEmail {
  id: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  to: { address: string }[];
  replyTo?: { name: string; address: string }[];
  headers: Record<string, string>;
  attachments?: { generatedFileName: string; contentType: string }[];
}

export async function listEmailsTo(address: string): Promise<ReceivedEmail[]> {
  const response = await fetch(`${mailOrigin}/email`);
  const emails = (await response.json()) as ReceivedEmail[];
  return emails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

/** Returns the text of the attached PDF ticket and the content of its QR code. */
export async function readTicketPdf(
  email: ReceivedEmail,
): Promise<{ text: string; qr: string | undefined }> {
  const file = email.attachments?.find(({ contentType }) => contentType === 'application/pdf');
  if (!file) throw new Error('ticket email has no PDF');
  const response = await fetch(
    `${mailOrigin}/email/${email.id}/attachment/${file.generatedFileName}`,
  );
  const pdf = Buffer.from(await response.arrayBuffer());
  const page = runPoppler('pdftoppm', ['-r', '150', '-png', '-singlefile'], pdf);
  const { data, width, height } = PNG.sync.read(page);
  const qr = jsQR(new Uint8ClampedArray(data), width, height)?.data;
  return { text: extractPdfText(pdf, ['-layout']), qr };
}
