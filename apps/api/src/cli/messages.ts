import { Option, type Command } from 'commander';
import { contactTopics } from '@kongres/content/facts/contact-topics';
import type { Terminal } from './terminal/terminal.ts';
import { jsonOption, sinceOption } from './terminal/options.ts';
import { listMessages, type MessageFilter, type MessageRow } from '../contact/contact-queries.ts';
import { oneLine } from './terminal/printed-text.ts';
import { printTime } from './terminal/printed-value.ts';

export function addMessages(program: Command, terminal: Terminal): void {
  const messages = program
    .command('messages')
    .description('What people wrote through the contact page.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- messages list');

  messages
    .command('list')
    .summary('read the messages')
    .description('Shows the messages from the contact page, the newest last.')
    .addOption(sinceOption())
    .addOption(
      new Option('--topic <topic>', 'only messages on this topic').choices(
        contactTopics.map(({ id }) => id),
      ),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample:\n  npm run organiser -- messages list --since 2025-12-01 --topic press',
    )
    .action(async (options: MessageFilter & { json?: true }) => {
      const rows = await listMessages(terminal.pool, options);
      if (options.json) return terminal.printJson(rows);
      if (rows.length === 0) return terminal.print('No messages.');
      terminal.print(...rows.flatMap(messageLines));
    });
}

function messageLines(row: MessageRow): string[] {
  const { createdAt, topic, name, email, language, subject, message } = row;
  const head = [printTime(createdAt), topic ?? 'no topic', `${name} <${email}>`, language];
  const lines = message.split(/\r?\n/).map((line) => `  ${oneLine(line)}`.trimEnd());
  return [head.map(oneLine).join('  '), oneLine(subject), ...lines, ''];
}
