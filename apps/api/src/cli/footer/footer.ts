import type { Command } from 'commander';
import type { Desk } from '../terminal/desk.ts';
import { addFooterEdit } from './footer-edit.ts';
import { addFooterPreview } from './footer-preview.ts';
import { addFooterPublish } from './footer-publish.ts';
import { addFooterShow } from './footer-show.ts';
import { addFooterVersions } from './footer-versions.ts';

export function addFooter(program: Command, desk: Desk): void {
  const footer = program
    .command('footer')
    .description('Changes what stands at the foot of every page, each language on its own.')
    .addHelpText('after', '\nExample:\n  npm run organiser -- footer edit pl');
  addFooterShow(footer, desk);
  addFooterEdit(footer, desk);
  addFooterPreview(footer, desk);
  addFooterPublish(footer, desk);
  addFooterVersions(footer, desk);
}
