import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { poppler, wordsOf } from '@kongres/tools/lib/poppler';
import { mailOrigin } from './config.ts';

export interface Mail {
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

/** What the sink has received for an address. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${mailOrigin}/email`);
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

/** The text of a mail's PDF and what its QR code says. */
export async function readTicket(mail: Mail): Promise<{ text: string; qr: string | undefined }> {
  const file = mail.attachments?.find(({ contentType }) => contentType === 'application/pdf');
  if (!file) throw new Error('a ticket mail without a PDF');
  const response = await fetch(
    `${mailOrigin}/email/${mail.id}/attachment/${file.generatedFileName}`,
  );
  const pdf = Buffer.from(await response.arrayBuffer());
  const page = poppler('pdftoppm', ['-r', '150', '-png', '-singlefile'], pdf);
  const { data, width, height } = PNG.sync.read(page);
  const qr = jsQR(new Uint8ClampedArray(data), width, height)?.data;
  return { text: wordsOf(pdf, ['-layout']), qr };
}
