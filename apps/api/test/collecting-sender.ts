import type { EmailSender } from '../src/platform/email/email-sender.ts';

type SentEmail = Parameters<EmailSender['send']>[0];

/** Accepts every email and records it in `sent`. */
export function createCollectingSender() {
  const sent: SentEmail[] = [];
  const sender: EmailSender = {
    send: async (mail) => {
      sent.push(mail);
      return 'accepted';
    },
    close: () => {},
  };
  return { sender, sent };
}
