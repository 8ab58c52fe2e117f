import { yearsToken } from '@kongres/content/format/footer-years';
import type { FooterAnswer } from '@kongres/contract/footer';
import { footerLimits } from '@kongres/contract/footer-markup';
import { sanitiseFragment } from './sanitise-fragment.ts';

export const footerParts = ['top', 'middle', 'bottom'] as const;

type FooterPart = (typeof footerParts)[number];

type CheckedFooter =
  /** `removed` tells what a footer may not hold and this one does not any more. */
  | { ok: true; content: FooterAnswer; removed: string[] }
  | { ok: false; code: 'too_long'; part: FooterPart; length: number; most: number }
  /** Nobody fills in anything but the years, and those in the top only: visitors would read the braces. */
  | { ok: false; code: 'unknown_token'; part: FooterPart; token: string };

/** What an organiser wrote, as it may stand on every page. */
export function checkFooter(written: Record<FooterPart, string>): CheckedFooter {
  const content = { top: '', middle: '', bottom: '' };
  const removed: string[] = [];
  for (const part of footerParts) {
    const fragment = sanitiseFragment(written[part]);
    const token = unknownToken(part, fragment.html);
    if (token) return { ok: false, code: 'unknown_token', part, token };
    const { length } = fragment.html;
    const most = footerLimits.fragment;
    if (length > most) return { ok: false, code: 'too_long', part, length, most };
    removed.push(...fragment.removed.map((what) => `${part}: ${what}`));
    content[part] = fragment.html;
  }
  return { ok: true, content, removed };
}

function unknownToken(part: FooterPart, html: string): string | undefined {
  const text = part === 'top' ? html.replaceAll(yearsToken, '') : html;
  return /\{\{.*?\}\}/.exec(text)?.[0];
}
