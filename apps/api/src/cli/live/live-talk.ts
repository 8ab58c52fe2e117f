import { InvalidArgumentError, type Command } from 'commander';
import { orderName } from '../../orders/order.ts';
import { moderate, muteAuthor } from '../../talk/moderate.ts';
import { listMessages, setSlowMode, type Message } from '../../talk/moderation-queries.ts';
import { jsonOption, readCount } from '../terminal/options.ts';
import type { TableColumn } from '../terminal/printed-table.ts';
import { printTime } from '../terminal/printed-value.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readRoomId } from './live-options.ts';

const acts = {
  stage: ['stage', 'this question is being answered now', 'is on stage'],
  answered: ['answered', 'this question has had its answer', 'is answered'],
  hide: ['hidden', 'nobody sees this any more', 'is hidden'],
  unhide: ['shown', 'everybody sees this again', 'is shown'],
} as const;

/** Questions and the chat, as whoever sits beside a stage needs them. */
export function addLiveTalk(live: Command, terminal: Terminal): void {
  for (const [word, kind, what] of [
    ['questions', 'question', 'What was asked in a room, with the number that moderates it.'],
    ['chat', 'chat', 'What was said in a room, with the number that moderates it.'],
  ] as const) {
    live
      .command(word)
      .summary(kind === 'question' ? 'what was asked in a room' : 'what was said in a room')
      .description(`${what} The newest stand last.`)
      .argument('<room>', 'the room', readRoomId)
      .option('--limit <count>', 'how many to show', readCount, 30)
      .addOption(jsonOption())
      .addHelpText('after', `\nExample:\n  npm run organiser -- live ${word} a`)
      .action(async (room: string, { limit, json }: { limit: number; json?: true }) => {
        const messages = await listMessages(terminal.pool, room, kind, limit);
        if (json) return terminal.printJson(messages.map(forPrograms));
        if (messages.length === 0) return terminal.print('Nothing yet.');
        terminal.printTable(columns, messages);
      });
  }

  for (const [word, [state, summary, done]] of Object.entries(acts)) {
    live
      .command(word)
      .summary(summary)
      .description(`Moderates by the number that the lists show: ${summary}.`)
      .argument('<number>', 'of the question or message', readCount)
      .addHelpText('after', `\nExample:\n  npm run organiser -- live ${word} 17`)
      .action(async (id: number) => {
        await changed(terminal, id, state);
        terminal.print(`${id} ${done}.`);
      });
  }

  for (const word of ['mute', 'unmute'] as const) {
    const isMuted = word === 'mute';
    live
      .command(word)
      .summary(isMuted ? 'the author may only listen' : 'the author may speak again')
      .description(
        isMuted
          ? 'Hides a message and lets its author only listen from now on, in every room.'
          : 'Lets the author of a message speak again; what was hidden stays so.',
      )
      .argument('<number>', 'of the question or message', readCount)
      .addHelpText('after', `\nExample:\n  npm run organiser -- live ${word} 17`)
      .action(async (id: number) => {
        const muted = await muteAuthor(terminal.pool, id, isMuted);
        if (!muted.ok) throw new Refusal(`There is no message ${id}.`);
        terminal.print(
          `${orderName(muted.message.number)} ${isMuted ? 'only listens' : 'may speak again'}.`,
        );
      });
  }

  live
    .command('slow')
    .summary('how quickly people may write in a room')
    .description('Sets how many seconds lie between two messages of one person; 0 ends it.')
    .argument('<room>', 'the room', readRoomId)
    .argument('<seconds>', 'from 0 to 600', readSeconds)
    .addHelpText('after', '\nExample:\n  npm run organiser -- live slow a 30')
    .action(async (room: string, seconds: number) => {
      if (!(await setSlowMode(terminal.pool, room, seconds))) {
        throw new Refusal(`Nobody has set up the room ${room}.`);
      }
      terminal.print(`${room}: ${seconds} seconds between two messages.`);
    });
}

function forPrograms({ number, ...message }: Message) {
  return { ...message, orderId: undefined, number: orderName(number) };
}

async function changed(terminal: Terminal, id: number, state: Message['state']): Promise<Message> {
  const moderated = await moderate(terminal.pool, id, state);
  if (moderated.ok) return moderated.message;
  throw new Refusal(
    moderated.code === 'unknown'
      ? `There is no message ${id}.`
      : `${id} is no question: only one of these goes on stage.`,
  );
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (/^\d{1,3}$/.test(text) && seconds <= 600) return seconds;
  throw new InvalidArgumentError('This has to be a whole number from 0 to 600.');
}

const columns: readonly TableColumn<Message>[] = [
  { title: 'number', of: ({ id }) => id, isNumber: true },
  { title: 'time', of: ({ writtenAt }) => printTime(writtenAt) },
  { title: 'order', of: ({ number, isMuted }) => orderName(number) + (isMuted ? ' (muted)' : '') },
  { title: 'state', of: ({ state }) => state },
  { title: 'votes', of: ({ votes }) => votes, isNumber: true },
  { title: 'name', of: ({ author }) => author },
  { title: 'text', of: ({ text }) => text, isWhole: true },
];
