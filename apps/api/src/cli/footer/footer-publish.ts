import type { Command } from 'commander';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { footerStates, publishFooterDrafts } from '../../footer/footer-versions.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { jsonOption, readLanguage, yesOption } from '../terminal/options.ts';
import { Refusal } from '../terminal/refusal.ts';

interface PublishOptions {
  yes?: boolean;
  json?: true;
}

export function addFooterPublish(footer: Command, terminal: Terminal): void {
  footer
    .command('publish')
    .summary('show the drafts to everybody')
    .description(
      'Publishes the drafts of the languages you name, or all drafts. Visitors see them within a minute.',
    )
    .argument(
      '[languages...]',
      'such as pl de; every language with a draft if you name none',
      (text, named: readonly LanguageCode[]) => [...named, readLanguage(text)],
      [],
    )
    .addOption(yesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  npm run organiser -- footer publish\n  npm run organiser -- footer publish pl de',
    )
    .action((named: readonly LanguageCode[], options: PublishOptions) =>
      publish(terminal, named, options),
    );
}

async function publish(
  terminal: Terminal,
  named: readonly LanguageCode[],
  options: PublishOptions,
): Promise<void> {
  const drafts = (await footerStates(terminal.pool)).filter(({ draft }) => draft);
  const drafted = drafts.map(({ language }) => language);
  const missing = named.filter((language) => !drafted.includes(language));
  if (missing.length > 0) throw new Refusal(`There is no draft in ${missing.join(', ')}.`);
  const chosen = drafted.filter((language) => named.length === 0 || named.includes(language));
  if (chosen.length === 0) throw new Refusal('There is no draft to publish.');

  const silent = languages.length - chosen.length;
  const rest = silent > 0 ? ' The other languages stay as they are.' : '';
  await terminal.makeSure(`Show the footer in ${chosen.join(', ')} to everybody?${rest}`, options);
  const shown = await publishFooterDrafts(terminal.pool, chosen, terminal.now);
  if (options.json) return terminal.printJson(shown);
  terminal.print(
    ...shown.map(({ language, version }) => `Version ${version} in ${language} is published.`),
  );
}
