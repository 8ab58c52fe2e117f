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

/** A mail server that takes everything and delivers nothing, and can be told to make the sender wait. */
export async function startMailSink({ port: wanted = 0 } = {}) {
  const mails: SunkMail[] = [];
  const waiting: (() => void)[] = [];
  let takesAtMost = Infinity;
  let inHand = 0;
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

    function take(source: string) {
      isData = false;
      inHand--;
      mails.push({
        to: recipients.at(-1) ?? '',
        recipients,
        messageId: /^message-id: (.+)$/im.exec(source)?.[1]?.trim() ?? '',
        head: source.slice(0, source.indexOf('\r\n\r\n')),
      });
      say('250 ok');
    }
  }

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    /** Takes that many mails exactly; whoever brings the next one waits. */
    holdAfter: (count: number) => {
      takesAtMost = count;
    },
    goOn: () => {
      takesAtMost = Infinity;
      for (const go of waiting.splice(0)) go();
    },
  };
}
