import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';
import { addFooterEdit } from './footer-edit.ts';
import { addFooterPreview } from './footer-preview.ts';
import { addFooterPublish } from './footer-publish.ts';
import { addFooterShow } from './footer-show.ts';
import { addFooterVersions } from './footer-versions.ts';

export function addFooter(program: Command, terminal: Terminal): void {
  const footer = program
    .command('footer')
    .description('Changes what stands at the foot of every page, each language on its own.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- footer edit pl');
  addFooterShow(footer, terminal);
  addFooterEdit(footer, terminal);
  addFooterPreview(footer, terminal);
  addFooterPublish(footer, terminal);
  addFooterVersions(footer, terminal);
}
