import { createTransport } from 'nodemailer';
import { brand } from '@kongres/content/facts/brand';
import type { Config } from '../config/config.ts';

export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
}

export interface OutgoingMail extends Partial<ComposedMail> {
  /** Its Message-ID, if not that of the row it waited in. */
  id?: string;
  /** Whom an answer goes to, if not to the sender. */
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
}

export interface Sender {
  /** Hands a mail over; `refused` is for good, whatever may pass is thrown. */
  send: (mail: OutgoingMail & { id: string; to: string }) => Promise<'accepted' | 'refused'>;
  close: () => void;
}

/**
 * In milliseconds. Together below the time a job has (queue/queues.ts), so that a slow server is given
 * up before the job is taken from us. `connectionTimeout` covers greeting and encryption too; the long
 * one is for a server that thinks before it takes a mail. An address (`?socketTimeout=…`) may say otherwise.
 */
export const patience = {
  dnsTimeout: 5000,
  connectionTimeout: 15_000,
  greetingTimeout: 10_000,
  socketTimeout: 75_000,
};

export function createSender({
  mail: config,
  publicOrigin,
}: Pick<Config, 'mail' | 'publicOrigin'>): Sender {
  const transport = createTransport(
    { url: config.smtpUrl, ...patience },
    { from: { name: brand.full, address: config.from } },
  );
  const host = new URL(publicOrigin).hostname;
  return {
    send: async ({ id, to, headers, ...content }) => {
      try {
        await transport.sendMail({
          ...content,
          // As an object the address is taken as it is: nothing in it can become a second recipient.
          to: { name: '', address: to },
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return 'accepted';
      } catch (error) {
        if (isRefusal(error)) return 'refused';
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Whether trying again cannot help: the server knows no such recipient, or will not have the mail. A
 * refusal of the sender or of our password says nothing about the recipient, and can be mended.
 */
function isRefusal(error: unknown): boolean {
  const { code, command, responseCode } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  // An address that cannot be put into an envelope at all.
  if (code === 'EENVELOPE' && command === 'API') return true;
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  const isForGood = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  const isAboutPasswords = [530, 534, 535, 538].includes(responseCode ?? 0);
  return isForGood && !isAboutPasswords;
}
