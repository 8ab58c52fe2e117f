import type { Command } from 'commander';
import type { Localized } from '@kongres/content/model/fields';
import { sayWord, takeBackWord } from '../../live/live-queries.ts';
import { yesOption } from '../terminal/options.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { readWords } from './live-options.ts';

/** A word to everybody inside. */
export function addLiveWord(live: Command, terminal: Terminal): void {
  live
    .command('say')
    .summary('a word to everybody inside')
    .description(
      'Shows a sentence above every board and every room, until it is taken back or another follows. Who reads a language without words gets those in English, else the first.',
    )
    .argument('<words...>', 'with their language, such as "pl=Zaraz wracamy"', readWords)
    .addOption(yesOption())
    .addHelpText(
      'after',
      '\nExample:\n  npm run organiser -- live say "pl=Zaczynamy 10 minut później." "en-GB=We start ten minutes late."',
    )
    .action(async (text: Localized, options: { yes?: boolean }) => {
      const lines = Object.entries(text).map(([language, words]) => `  ${language}: ${words}`);
      await terminal.makeSure(['Say to everybody inside?', ...lines].join('\n'), options);
      await sayWord(terminal.pool, text);
      terminal.print('It is said.');
    });

  live
    .command('hush')
    .summary('take the word back')
    .description('Takes back what is being said to everybody inside.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- live hush')
    .action(async () => {
      if (!(await takeBackWord(terminal.pool))) throw new Refusal('Nothing is being said.');
      terminal.print('It is taken back.');
    });
}
