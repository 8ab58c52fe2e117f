import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { domainToASCII } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterwards } from './afterwards.ts';

interface SunkMail {
  to: string;
  /** Everyone it was handed over for. */
  recipients: string[];
  messageId: string;
  /** The headers as they came over the wire. */
  head: string;
}

/** A step at which a server may refuse: the recipient, or the mail once it is there. */
type Step = 'RCPT' | 'DATA';

/** A mail server that delivers nothing, takes everything, and can be told to refuse or to make the sender wait. */
export async function startMailSink({ port: wanted = 0 } = {}) {
  const mails: SunkMail[] = [];
  const waiting: (() => void)[] = [];
  let takesAtMost = Infinity;
  let inHand = 0;
  const refusals = new Map<Step, string>();
  let isThinking = false;
  const thinking: (() => void)[] = [];

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    socketTimeout: 600_000,
    closeTimeout: 1,
    onMailFrom(_address, _session, accept) {
      const begin = () => {
        inHand++;
        accept();
      };
      if (mails.length + inHand < takesAtMost) begin();
      else waiting.push(begin);
    },
    onRcptTo(_address, _session, answer) {
      answer(refusalAt('RCPT'));
    },
    onData(stream, session, answer) {
      const deliver = (source: string) => {
        const refusal = refusalAt('DATA');
        if (refusal) return answer(refusal);
        inHand--;
        const recipients = session.envelope.rcptTo.map(({ address }) => toSentAddress(address));
        mails.push({
          to: recipients.at(-1) ?? '',
          recipients,
          messageId: /^message-id: (.+)$/im.exec(source)?.[1]?.trim() ?? '',
          head: source.slice(0, source.indexOf('\r\n\r\n')),
        });
        if (isThinking) thinking.push(() => answer());
        else answer();
      };
      // A client that is killed while it sends has delivered nothing.
      text(stream).then(deliver, () => inHand--);
    },
  });
  // A client that is killed while it sends is no fault of the sink.
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  afterwards(() => new Promise<void>((resolve) => server.close(resolve)));

  function refusalAt(step: Step): Error | null {
    const reply = refusals.get(step);
    if (reply === undefined) return null;
    inHand--;
    const [code = '', ...words] = reply.split(' ');
    return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
  }

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    /** Takes that many mails exactly; whoever brings the next one waits. */
    holdAfter: (count: number) => {
      takesAtMost = count;
    },
    /** Has every mail in hand and says nothing, until it goes on. */
    think: () => {
      isThinking = true;
    },
    goOn: () => {
      takesAtMost = Infinity;
      isThinking = false;
      for (const go of [...waiting.splice(0), ...thinking.splice(0)]) go();
    },
    /** Answers that step with this reply from now on. */
    refuse: (step: Step, reply: string) => void refusals.set(step, reply),
    /** Takes everything again. */
    relent: () => refusals.clear(),
  };
}

/** smtp-server decodes the domain of a recipient from Punycode. */
function toSentAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + domainToASCII(address.slice(at));
}
