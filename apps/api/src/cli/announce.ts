import { writeFile } from 'node:fs/promises';
import { InvalidArgumentError, type Command } from 'commander';
import type { LanguageCode } from '@kongres/content/facts/languages';
import {
  announcementAudience,
  beginAnnouncement,
  changedWords,
  type AnnouncementWords,
} from '../announcements/queue-announcement.ts';
import { readAnnouncementFolder } from './announcement-folder.ts';
import type { Desk } from './terminal/desk.ts';
import { jsonOption, yesOption } from './terminal/options.ts';
import type { TableColumn } from './terminal/printed-table.ts';
import { printCount } from './terminal/printed-value.ts';
import { Refusal } from './terminal/refusal.ts';
import { sendAnnouncement } from './send-announcement.ts';

interface AnnounceOptions {
  folder: string;
  dryRun?: true;
  preview?: string;
  yes?: boolean;
  json?: true;
}

export function addAnnounce(program: Command, desk: Desk): void {
  program
    .command('announce')
    .summary('write to everyone who holds a ticket')
    .description(
      'Sends a mail to everyone with a valid ticket, each person once and in their language. The folder holds a file for each language: pl.txt, en-GB.txt, en-US.txt (en-GB.txt serves if it is missing), de.txt, es.txt. The first line is the subject, then comes an empty line, then the text with an empty line between paragraphs; web addresses become links. If you stop it, run the same command again: it goes on where it was.',
    )
    .argument('<name>', 'your name for it, such as link-to-the-stream', readName)
    .requiredOption('--folder <folder>', 'where the files with the text are')
    .option('--dry-run', 'say how many would get it, send nothing')
    .option('--preview <file>', 'write the mails to an HTML file to look at, send nothing')
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample: look, count, send\n  npm run organiser -- announce stream-link --folder mails/stream-link --preview look.html\n  npm run organiser -- announce stream-link --folder mails/stream-link --dry-run\n  npm run organiser -- announce stream-link --folder mails/stream-link',
    )
    .action((name: string, options: AnnounceOptions) => announce(desk, name, options));
}

async function announce(desk: Desk, name: string, options: AnnounceOptions): Promise<void> {
  const words = await readAnnouncementFolder(options.folder);
  if (options.preview) {
    const { announcementPreview } = await import('../announcements/announcement-preview.ts');
    await writeFile(options.preview, await announcementPreview(words, desk.publicOrigin));
    desk.remark(`The mails are in ${options.preview}; nothing was sent.`);
    if (!options.dryRun) return;
  }
  const audience = await announcementAudience(desk.pool, name);
  refuseMissing(words, audience);
  refuseChanged(name, await changedWords(desk.pool, name, words));
  const sum = (kind: 'waiting' | 'queued' | 'sent') =>
    audience.reduce((total, row) => total + row[kind], 0);
  const counts = { waiting: sum('waiting'), queued: sum('queued'), sent: sum('sent') };

  if (options.dryRun) {
    if (options.json) return desk.sayJson({ name, ...counts, languages: audience });
    return desk.sayTable(columns, audience);
  }
  if (counts.waiting + counts.queued > 0) {
    if (counts.waiting > 0) {
      await desk.makeSure(question(words, audience, counts.waiting), options);
      if (!(await beginAnnouncement(desk.pool, name, words)))
        refuseChanged(name, [...words.keys()]);
    }
    await sendAnnouncement(desk, name);
  }
  const after = await announcementAudience(desk.pool, name);
  const sent = after.reduce((total, row) => total + row.sent, 0);
  const refused = after.reduce((total, row) => total + row.refused, 0);
  if (options.json) return desk.sayJson({ name, sent, refused, languages: after });
  const have = `${printCount(sent, 'person has', 'people have')} “${name}”.`;
  const lack = `The mail servers of ${refused} refused it: npm run organiser -- alarms`;
  desk.say(refused > 0 ? `${have} ${lack}` : have);
}

const columns: readonly TableColumn<Awaited<ReturnType<typeof announcementAudience>>[number]>[] = [
  { title: 'language', of: ({ language }) => language },
  { title: 'to be sent', of: ({ waiting }) => waiting, isNumber: true },
  { title: 'in the queue', of: ({ queued }) => queued, isNumber: true },
  { title: 'sent', of: ({ sent }) => sent, isNumber: true },
  { title: 'refused', of: ({ refused }) => refused, isNumber: true },
];

function refuseMissing(
  words: AnnouncementWords,
  audience: readonly { language: LanguageCode; waiting: number }[],
): void {
  const missing = audience.filter(({ language, waiting }) => waiting > 0 && !words.has(language));
  if (missing.length === 0) return;
  const files = missing.map(
    ({ language, waiting }) => `${language}.txt (${printCount(waiting, 'person', 'people')})`,
  );
  throw new Refusal(`Nothing was sent, because the folder lacks ${files.join(', ')}.`);
}

function refuseChanged(name: string, changed: readonly LanguageCode[]): void {
  if (changed.length === 0) return;
  throw new Refusal(
    `“${name}” was begun with another text (${changed.join(', ')}): put that text back to go on, or choose a new name to send this one.`,
  );
}

function question(
  words: AnnouncementWords,
  audience: readonly { language: LanguageCode; waiting: number }[],
  people: number,
): string {
  const each = audience
    .filter(({ waiting }) => waiting > 0)
    .map(({ language, waiting }) => `${language} ${waiting}: “${words.get(language)?.subject}”`);
  return `${each.join('\n')}\nSend it to ${printCount(people, 'person', 'people')}? Mails cannot be called back.`;
}

function readName(text: string): string {
  if (/^[\da-z][\da-z-]{0,63}$/.test(text)) return text;
  throw new InvalidArgumentError('A name has small letters, digits and dashes.');
}
