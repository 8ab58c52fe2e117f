import { writeFile } from 'node:fs/promises';
import { InvalidArgumentError, type Command } from 'commander';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { readAudience, type AudienceRow } from '../announcements/audience-queries.ts';
import { countsOf, planAnnouncement } from '../announcements/plan-announcement.ts';
import { beginAnnouncement, type AnnouncementWords } from '../announcements/queue-announcement.ts';
import { readAnnouncementFolder } from './announcement-folder.ts';
import type { Terminal } from './terminal/terminal.ts';
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

export function addAnnounce(program: Command, terminal: Terminal): void {
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
    .action((name: string, options: AnnounceOptions) => announce(terminal, name, options));
}

async function announce(terminal: Terminal, name: string, options: AnnounceOptions): Promise<void> {
  const words = await readAnnouncementFolder(options.folder);
  if (options.preview) {
    const { announcementPreview } = await import('../announcements/announcement-preview.ts');
    await writeFile(options.preview, await announcementPreview(words, terminal.publicOrigin));
    terminal.remark(`The mails are in ${options.preview}; nothing was sent.`);
    if (!options.dryRun) return;
  }
  const plan = await planAnnouncement(terminal.pool, name, words);
  if (!plan.ok) throw new Refusal(reasonOf(name, plan));
  const { audience, counts } = plan;

  if (options.dryRun) {
    const { waiting, queued, sent } = counts;
    if (options.json)
      return terminal.printJson({ name, waiting, queued, sent, languages: audience });
    return terminal.printTable(columns, audience);
  }
  if (counts.waiting + counts.queued > 0) {
    if (counts.waiting > 0) {
      await terminal.makeSure(question(words, audience, counts.waiting), options);
      if (!(await beginAnnouncement(terminal.pool, name, words))) {
        const languages = [...words.keys()];
        throw new Refusal(reasonOf(name, { ok: false, code: 'changed_words', languages }));
      }
    }
    await sendAnnouncement(terminal, name);
  }
  const after = await readAudience(terminal.pool, name);
  const { sent, refused } = countsOf(after);
  if (options.json) return terminal.printJson({ name, sent, refused, languages: after });
  const have = `${printCount(sent, 'person has', 'people have')} “${name}”.`;
  const lack = `The mail servers of ${refused} refused it: npm run organiser -- alarms`;
  terminal.print(refused > 0 ? `${have} ${lack}` : have);
}

const columns: readonly TableColumn<AudienceRow>[] = [
  { title: 'language', of: ({ language }) => language },
  { title: 'to be sent', of: ({ waiting }) => waiting, isNumber: true },
  { title: 'in the queue', of: ({ queued }) => queued, isNumber: true },
  { title: 'sent', of: ({ sent }) => sent, isNumber: true },
  { title: 'refused', of: ({ refused }) => refused, isNumber: true },
];

function reasonOf(
  name: string,
  refused: Exclude<Awaited<ReturnType<typeof planAnnouncement>>, { ok: true }>,
): string {
  if (refused.code === 'at_desk') {
    return `“${name}” is a draft at the desk: send it from there, or choose a new name.`;
  }
  if (refused.code === 'changed_words') {
    return `“${name}” was begun with another text (${refused.languages.join(', ')}): put that text back to go on, or choose a new name to send this one.`;
  }
  const files = refused.missing.map(
    ({ language, waiting }) => `${language}.txt (${printCount(waiting, 'person', 'people')})`,
  );
  return `Nothing was sent, because the folder lacks ${files.join(', ')}.`;
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
