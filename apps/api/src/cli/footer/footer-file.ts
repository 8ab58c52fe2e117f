import { yearsToken } from '@kongres/content/format/footer-years';
import type { FooterAnswer } from '@kongres/contract/footer';
import {
  checkFooter,
  footerParts,
  type CheckedFooter,
  type FooterPart,
} from '../../footer/check-footer.ts';
import { Refusal } from '../terminal/refusal.ts';

/** The footer as a file to edit: each fragment under its name. */
export function writeFooterFile(content: FooterAnswer): string {
  return footerParts.map((part) => `[${part}]\n${content[part]}\n`).join('\n');
}

/** Reads the file back; `removed` tells what a footer may not hold and this one does not any more. */
export function readFooterFile(text: string): Extract<CheckedFooter, { ok: true }> {
  const checked = checkFooter(split(text));
  if (checked.ok) return checked;
  throw new Refusal(
    checked.code === 'too_long'
      ? `[${checked.part}] has ${checked.length} characters; a fragment has at most ${checked.most}.`
      : `[${checked.part}] holds ${checked.token}, which would stand there as it is: only ${yearsToken} in [top] is filled in.`,
  );
}

function split(text: string): Record<FooterPart, string> {
  const [before = '', ...pieces] = text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .split(/^\[(top|middle|bottom)\][ \t]*$/m);
  const names = pieces.filter((_, index) => index % 2 === 0);
  const isWhole = footerParts.every((part) => names.filter((name) => name === part).length === 1);
  if (before.trim() || !isWhole) {
    throw new Refusal(
      'The file has to hold [top], [middle] and [bottom], each once and alone on its line, with the text below it.',
    );
  }
  const below = (part: FooterPart) => pieces[names.indexOf(part) * 2 + 1]?.trim() ?? '';
  return { top: below('top'), middle: below('middle'), bottom: below('bottom') };
}
