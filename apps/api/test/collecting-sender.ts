import type { Sender } from '../src/platform/mail/sender.ts';

type SentMail = Parameters<Sender['send']>[0];

/** Accepts every mail and keeps it in `sent`. */
export function collectingSender() {
  const sent: SentMail[] = [];
  const sender: Sender = {
    send: async (mail) => {
      sent.push(mail);
      return 'accepted';
    },
    close: () => {},
  };
  return { sender, sent };
}
