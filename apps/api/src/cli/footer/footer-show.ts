import type { Command } from 'commander';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { footerState, footerStates, type FooterState } from '../../footer/footer-versions.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { writeFooterFile } from './footer-file.ts';
import { versionName } from './footer-version-name.ts';
import { jsonOption, languageOption } from '../terminal/options.ts';
import type { TableColumn } from '../terminal/printed-table.ts';
import { printTime } from '../terminal/printed-value.ts';

interface ShowOptions {
  language?: LanguageCode;
  draft?: true;
  json?: true;
}

export function addFooterShow(footer: Command, terminal: Terminal): void {
  footer
    .command('show')
    .summary('what the site shows, and what waits to be published')
    .description(
      'Lists the languages with the version that visitors see and the draft that waits. With --language it prints the text itself, as “footer edit --file” reads it.',
    )
    .addOption(languageOption('print the footer of this language'))
    .option('--draft', 'print the draft instead of what is published')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- footer show --language de')
    .action((options: ShowOptions) => show(terminal, options));
}

async function show(terminal: Terminal, { language, draft, json }: ShowOptions): Promise<void> {
  if (!language) {
    const states = await footerStates(terminal.pool);
    return json ? terminal.printJson(states) : terminal.printTable(columns, states);
  }
  const state = await footerState(terminal.pool, language);
  if (json) return terminal.printJson(state);
  const content = draft ? state.draft?.content : state.published.content;
  if (content) terminal.write(writeFooterFile(content));
  else terminal.print(`There is no draft in ${language}.`);
}

const columns: readonly TableColumn<FooterState>[] = [
  { title: 'language', of: ({ language }) => language },
  { title: 'version', of: ({ published }) => versionName(published.version) },
  { title: 'published', of: ({ published }) => printTime(published.publishedAt) },
  { title: 'draft of', of: ({ draft }) => printTime(draft?.savedAt ?? null) },
];
