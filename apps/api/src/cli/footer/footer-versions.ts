import type { Command } from 'commander';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { footerVersions, restoreFooter, type FooterVersion } from '../../footer/footer-versions.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readVersion, versionName } from './footer-version-name.ts';
import { jsonOption, readLanguage, yesOption } from '../terminal/options.ts';
import type { TableColumn } from '../terminal/printed-table.ts';
import { printTime } from '../terminal/printed-value.ts';
import { Refusal } from '../terminal/refusal.ts';

export function addFooterVersions(footer: Command, terminal: Terminal): void {
  footer
    .command('versions')
    .summary('everything that was ever published')
    .description('Lists the versions of a language, the one visitors see last.')
    .argument('<language>', 'the language to look at', readLanguage)
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- footer versions pl')
    .action(async (language: LanguageCode, options: { json?: true }) => {
      const versions = await footerVersions(terminal.pool, language);
      if (options.json) return terminal.printJson(versions);
      terminal.printTable(columns, versions);
    });

  footer
    .command('rollback')
    .summary('go back to an earlier version')
    .description(
      'Publishes an earlier version of a language once more; “built-in” is the footer that the site came with. A draft stays.',
    )
    .argument('<language>', 'the language to change', readLanguage)
    .argument('<version>', 'a number from “footer versions”, or built-in', readVersion)
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  npm run organiser -- footer rollback pl 3\n  npm run organiser -- footer rollback pl built-in',
    )
    .action((language: LanguageCode, version: number, options: RollbackOptions) =>
      rollback(terminal, language, version, options),
    );
}

interface RollbackOptions {
  yes?: boolean;
  json?: true;
}

async function rollback(
  terminal: Terminal,
  language: LanguageCode,
  wanted: number,
  options: RollbackOptions,
): Promise<void> {
  const versions = await footerVersions(terminal.pool, language);
  const name = versionName(wanted);
  if (!versions.some(({ version }) => version === wanted)) {
    throw new Refusal(`There is no version ${name} in ${language}.`);
  }
  if (versions.at(-1)?.version === wanted) {
    throw new Refusal(`Version ${name} in ${language} is what visitors see already.`);
  }
  await terminal.makeSure(
    `Show version ${name} of the footer in ${language} to everybody?`,
    options,
  );
  const version = await restoreFooter(terminal.pool, language, wanted, terminal.now);
  if (version === null) throw new Refusal(`There is no version ${name} in ${language}.`);
  if (options.json) return terminal.printJson({ language, version, restored: wanted });
  terminal.print(`Version ${version} in ${language} is published; it says what ${name} said.`);
}

const columns: readonly TableColumn<FooterVersion>[] = [
  { title: 'version', of: ({ version }) => versionName(version) },
  { title: 'published', of: ({ publishedAt }) => printTime(publishedAt) },
  { title: 'brought back', of: ({ restored }) => (restored === null ? '' : versionName(restored)) },
  { title: 'text', of: ({ content }) => textOf(content.middle) || textOf(content.bottom) },
];

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').trim();
}
