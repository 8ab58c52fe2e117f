import { createTransport } from 'nodemailer';
import { brand } from '@kongres/content/facts/brand';
import type { Config } from '../config/config.ts';

export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

export interface ComposedEmail {
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
}

export interface OutgoingEmail extends Partial<ComposedEmail> {
  /** Local part of the Message-ID; defaults to the id of the row. */
  id?: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
}

export interface EmailSender {
  /** Returns `rejected` for permanent rejections and throws temporary errors. */
  send: (mail: OutgoingEmail & { id: string; to: string }) => Promise<'accepted' | 'rejected'>;
  close: () => void;
}

/**
 * Milliseconds. Their sum is below the job timeout (queue/queues.ts), so that a slow server fails the job before
 * the queue expires it. `connectionTimeout` includes greeting and TLS. SMTP_URL can override them (`?socketTimeout=…`).
 */
export const smtpTimeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 15_000,
  greetingTimeout: 10_000,
  socketTimeout: 75_000,
};

export function createEmailSender({
  email: config,
  publicOrigin,
}: Pick<Config, 'email' | 'publicOrigin'>): EmailSender {
  const transport = createTransport(
    { url: config.smtpUrl, ...smtpTimeouts },
    { from: { name: brand.full, address: config.from } },
  );
  const host = new URL(publicOrigin).hostname;
  return {
    send: async ({ id, to, headers, ...content }) => {
      try {
        await transport.sendMail({
          ...content,
          // An object is not parsed, so an address cannot inject a second recipient.
          to: { name: '', address: to },
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return 'accepted';
      } catch (error) {
        if (isPermanentRejection(error)) return 'rejected';
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** Rejections of the sender or of the password are temporary: they say nothing about the recipient. */
function isPermanentRejection(error: unknown): boolean {
  const { code, command, responseCode } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  if (code === 'EENVELOPE' && command === 'API') return true;
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  const isPermanent = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  const isAuthentication = [530, 534, 535, 538].includes(responseCode ?? 0);
  return isPermanent && !isAuthentication;
}
