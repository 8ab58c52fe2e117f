import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { footerState } from '../../footer/footer-versions.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { jsonOption, readLanguage } from '../terminal/options.ts';

export function addFooterPreview(footer: Command, terminal: Terminal): void {
  footer
    .command('preview')
    .summary('see the draft as it will stand')
    .description(
      'Writes a page with the draft of a language (without a draft: with what is published), to open in a browser.',
    )
    .argument('<language>', 'the language to look at', readLanguage)
    .option('--output <file>', 'where to write it', 'kongres-footer.html')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- footer preview pl --output look.html')
    .action(async (language: LanguageCode, options: { output: string; json?: true }) => {
      const { draft, published } = await footerState(terminal.pool, language);
      const { footerPreviewPage } = await import('../../footer/footer-preview-page.ts');
      const content = draft?.content ?? published.content;
      const { html } = await footerPreviewPage(content, { language, now: terminal.now });
      await writeFile(options.output, html);
      const file = resolve(options.output);
      if (options.json) return terminal.printJson({ file, isDraft: draft !== null });
      const what = draft ? 'The draft' : 'What is published';
      terminal.print(`${what} in ${language} is in ${file}`);
    });
}
