import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { domainToASCII } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { registerCleanup } from './register-cleanup.ts';

interface ReceivedEmail {
  to: string;
  /** Envelope recipients. */
  recipients: string[];
  messageId: string;
  /** Raw headers. */
  head: string;
}

type Step = 'RCPT' | 'DATA';

/** SMTP server that records every email and can reject or delay. */
export async function startMailSink({ port: requestedPort = 0 } = {}) {
  const received: ReceivedEmail[] = [];
  const waiting: (() => void)[] = [];
  let acceptLimit = Infinity;
  let inProgress = 0;
  const rejections = new Map<Step, string>();
  let isDelaying = false;
  const delayedResponses: (() => void)[] = [];

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    socketTimeout: 600_000,
    closeTimeout: 1,
    onMailFrom(_address, _session, accept) {
      const begin = () => {
        inProgress++;
        accept();
      };
      if (received.length + inProgress < acceptLimit) begin();
      else waiting.push(begin);
    },
    onRcptTo(_address, _session, answer) {
      answer(getRejection('RCPT'));
    },
    onData(stream, session, answer) {
      const deliver = (source: string) => {
        const rejection = getRejection('DATA');
        if (rejection) return answer(rejection);
        inProgress--;
        const recipients = session.envelope.rcptTo.map(({ address }) => toSentAddress(address));
        received.push({
          to: recipients.at(-1) ?? '',
          recipients,
          messageId: /^message-id: (.+)$/im.exec(source)?.[1]?.trim() ?? '',
          head: source.slice(0, source.indexOf('\r\n\r\n')),
        });
        if (isDelaying) delayedResponses.push(() => answer());
        else answer();
      };
      // The client was killed while sending.
      text(stream).then(deliver, () => inProgress--);
    },
  });
  // Raised when a client is killed while sending.
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(requestedPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  registerCleanup(() => new Promise<void>((resolve) => server.close(resolve)));

  function getRejection(step: Step): Error | null {
    const reply = rejections.get(step);
    if (reply === undefined) return null;
    inProgress--;
    const [code = '', ...words] = reply.split(' ');
    return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
  }

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    emails: received,
    /** Accepts exactly that many emails; later senders wait. */
    acceptAtMost: (count: number) => {
      acceptLimit = count;
    },
    /** Receives emails but withholds the response until `resume`. */
    delayResponses: () => {
      isDelaying = true;
    },
    resume: () => {
      acceptLimit = Infinity;
      isDelaying = false;
      for (const go of [...waiting.splice(0), ...delayedResponses.splice(0)]) go();
    },
    /** Rejects that SMTP command with this reply from now on. */
    rejectAt: (step: Step, reply: string) => void rejections.set(step, reply),
    acceptAll: () => rejections.clear(),
  };
}

/** smtp-server decodes the domain of a recipient from Punycode. */
function toSentAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}
