import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { defaultLanguage, type LanguageCode } from '@kongres/content/facts/languages';
import type { Terminal } from './terminal/terminal.ts';
import { jsonOption, languageOption } from './terminal/options.ts';

export function addReport(program: Command, terminal: Terminal): void {
  program
    .command('report')
    .summary('how the sale is going, as a page to look at')
    .description('Writes a page with figures and charts of the sale, to open in a browser.')
    .option('--output <file>', 'where to write it', 'kongres-report.html')
    .addOption(languageOption('the language of the report').default(defaultLanguage.id))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  npm run organiser -- report --output report.html')
    .action(async (options: { output: string; language: LanguageCode; json?: true }) => {
      const { language } = options;
      const { createReport } = await import('../reports/create-report.ts');
      const making = createReport(terminal.pool, { now: terminal.now, language });
      await writeFile(options.output, await terminal.during('Counting', making));
      const file = resolve(options.output);
      if (options.json) terminal.printJson({ file });
      else terminal.print(`The report is in ${file}`);
    });
}
