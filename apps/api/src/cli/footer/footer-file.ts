import { yearsToken } from '@kongres/content/format/footer-years';
import type { FooterAnswer } from '@kongres/contract/footer';
import { footerLimits } from '@kongres/contract/footer-markup';
import { sanitiseFragment } from '../../footer/sanitise-fragment.ts';
import { Refusal } from '../terminal/refusal.ts';

const footerParts = ['top', 'middle', 'bottom'] as const;

/** The footer as a file to edit: each fragment under its name. */
export function writeFooterFile(content: FooterAnswer): string {
  return footerParts.map((part) => `[${part}]\n${content[part]}\n`).join('\n');
}

/** Reads the file back; `removed` tells what a footer may not hold and this one does not any more. */
export function readFooterFile(text: string): { content: FooterAnswer; removed: string[] } {
  const raw = split(text);
  const removed: string[] = [];
  const read = (part: keyof FooterAnswer) => {
    const fragment = sanitiseFragment(raw.get(part) ?? '');
    removed.push(...fragment.removed.map((what) => `${part}: ${what}`));
    refuseTokens(part, fragment.html);
    if (fragment.html.length > footerLimits.fragment) {
      throw new Refusal(
        `[${part}] has ${fragment.html.length} characters; a fragment has at most ${footerLimits.fragment}.`,
      );
    }
    return fragment.html;
  };
  return { content: { top: read('top'), middle: read('middle'), bottom: read('bottom') }, removed };
}

function split(text: string): Map<string, string> {
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
  return new Map(names.map((name, index) => [name, pieces[index * 2 + 1]?.trim() ?? '']));
}

/** Nobody fills in anything but the years, and those in the top only: visitors would read the braces. */
function refuseTokens(part: keyof FooterAnswer, html: string): void {
  const text = part === 'top' ? html.replaceAll(yearsToken, '') : html;
  const [token] = /\{\{.*?\}\}/.exec(text) ?? [];
  if (!token) return;
  throw new Refusal(
    `[${part}] holds ${token}, which would stand there as it is: only ${yearsToken} in [top] is filled in.`,
  );
}
