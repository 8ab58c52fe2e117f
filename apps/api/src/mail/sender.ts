import { createTransport } from 'nodemailer';
import { brand } from '@kongres/content/facts/brand';
import type { Config } from '../config.ts';
import type { ComposedMail } from './compose-mail.ts';

export interface OutgoingMail extends Partial<ComposedMail> {
  /** Whom an answer goes to, if not to the sender. */
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
}

export interface Sender {
  send: (mail: OutgoingMail & { id: string; to: string }) => Promise<void>;
  close: () => void;
}

export function createSender({
  mail: config,
  publicOrigin,
}: Pick<Config, 'mail' | 'publicOrigin'>): Sender {
  const transport = createTransport(config.smtpUrl, {
    from: { name: brand.full, address: config.from },
  });
  const host = new URL(publicOrigin).hostname;
  return {
    send: async ({ id, to, headers, ...content }) => {
      await transport.sendMail({
        ...content,
        // As an object the address is taken as it is: nothing in it can become a second recipient.
        to: { name: '', address: to },
        messageId: `<${id}@${host}>`,
        headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
