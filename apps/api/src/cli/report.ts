import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { defaultLanguage, type LanguageCode } from '@kongres/content/facts/languages';
import type { Desk } from './terminal/desk.ts';
import { jsonOption, languageOption } from './terminal/options.ts';

export function addReport(program: Command, desk: Desk): void {
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
      const making = createReport(desk.pool, { now: desk.now, language });
      await writeFile(options.output, await desk.during('Counting', making));
      const file = resolve(options.output);
      if (options.json) desk.sayJson({ file });
      else desk.say(`The report is in ${file}`);
    });
}
