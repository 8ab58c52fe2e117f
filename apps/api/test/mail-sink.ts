import { createServer, type AddressInfo, type Socket } from 'node:net';
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
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.setEncoding('utf8');
    converse(socket);
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  afterwards(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  function converse(socket: Socket) {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let received = '';
    let recipients: string[] = [];
    let isData = false;
    say('220 sink');
    socket.on('data', (chunk: string) => {
      received += chunk;
      for (;;) {
        const end = received.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = received.slice(0, end);
        received = received.slice(end + (isData ? 5 : 2));
        if (isData) take(part);
        else answer(part);
      }
    });

    function answer(line: string) {
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'QUIT') return socket.end('221 bye\r\n');
      const refusal = refusals.get('RCPT');
      if (command === 'RCPT' && refusal) return refuse(refusal);
      if (command === 'RCPT') recipients.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
      if (command === 'DATA') isData = true;
      if (command === 'MAIL') return begin();
      say(isData ? '354 go on' : '250 ok');
    }

    function begin() {
      recipients = [];
      const go = () => {
        inHand++;
        say('250 ok');
      };
      if (mails.length + inHand < takesAtMost) go();
      else waiting.push(go);
    }

    function refuse(reply: string) {
      inHand--;
      say(reply);
    }

    function take(source: string) {
      isData = false;
      const refusal = refusals.get('DATA');
      if (refusal) return refuse(refusal);
      inHand--;
      mails.push({
        to: recipients.at(-1) ?? '',
        recipients,
        messageId: /^message-id: (.+)$/im.exec(source)?.[1]?.trim() ?? '',
        head: source.slice(0, source.indexOf('\r\n\r\n')),
      });
      if (isThinking) thinking.push(() => say('250 ok'));
      else say('250 ok');
    }
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
