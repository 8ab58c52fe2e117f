import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { yearsToken } from '@kongres/content/format/footer-years';
import { footerTags } from '@kongres/contract/footer-markup';
import { footerState, saveFooterDraft } from '../../footer/footer-versions.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { editText } from '../terminal/edit-text.ts';
import { readFooterFile, writeFooterFile } from './footer-file.ts';
import { jsonOption, readLanguage } from '../terminal/options.ts';
import { oneLine } from '../terminal/printed-text.ts';

interface EditOptions {
  file?: string;
  json?: true;
}

export function addFooterEdit(footer: Command, terminal: Terminal): void {
  footer
    .command('edit')
    .summary('write a new footer; nobody sees it yet')
    .description(
      `Opens the footer of a language in your editor ($VISUAL or $EDITOR) and keeps what you save as a draft. The file has three parts: [top] is the line with the years (${yearsToken} becomes them), [middle] stands beside the logo, [bottom] holds the company's data. HTML is taken as far as it is text and links (${footerTags.join(', ')}); the command says what it left out.`,
    )
    .argument('<language>', 'the language to write', readLanguage)
    .option('--file <file>', 'take the text from this file instead of opening an editor')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  npm run organiser -- footer edit pl\n  npm run organiser -- footer edit de --file footer-de.txt',
    )
    .action((language: LanguageCode, options: EditOptions) => edit(terminal, language, options));
}

async function edit(
  terminal: Terminal,
  language: LanguageCode,
  options: EditOptions,
): Promise<void> {
  const { content, removed } = options.file
    ? readFooterFile(await readFile(options.file, 'utf8'))
    : await editText(terminal.editor, await beginning(terminal, language), readFooterFile);
  await saveFooterDraft(terminal.pool, language, content, terminal.now);
  if (options.json) return terminal.printJson({ language, content, removed });
  if (removed.length > 0) {
    terminal.print(
      'A footer holds text and links only. Left out:',
      ...removed.map((what) => `  ${oneLine(what)}`),
    );
  }
  terminal.print(
    `The draft in ${language} is stored; visitors see it after: npm run organiser -- footer publish ${language}`,
  );
}

/** One goes on with one's draft, or begins with what visitors see. */
async function beginning(terminal: Terminal, language: LanguageCode): Promise<string> {
  const state = await footerState(terminal.pool, language);
  return writeFooterFile(state.draft?.content ?? state.published.content);
}
