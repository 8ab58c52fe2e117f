import { yearsToken } from '@kongres/content/format/footer-years';
import type { FooterResponse } from '@kongres/contract/footer';
import { footerLimits } from '@kongres/contract/footer-markup';
import { sanitiseFragment } from './sanitise-fragment.ts';

export const footerParts = ['top', 'middle', 'bottom'] as const;

type FooterPart = (typeof footerParts)[number];

type CheckedFooter =
  /** `removed` describes markup that was not allowed. */
  | { ok: true; content: FooterResponse; removed: string[] }
  | { ok: false; code: 'too_long'; part: FooterPart; length: number; most: number }
  /** Only the years token exists, and only in the top part. */
  | { ok: false; code: 'unknown_token'; part: FooterPart; token: string };

export function checkFooter(written: Record<FooterPart, string>): CheckedFooter {
  const content = { top: '', middle: '', bottom: '' };
  const removed: string[] = [];
  for (const part of footerParts) {
    const fragment = sanitiseFragment(written[part]);
    const token = findUnknownToken(part, fragment.html);
    if (token) return { ok: false, code: 'unknown_token', part, token };
    const { length } = fragment.html;
    const most = footerLimits.fragment;
    if (length > most) return { ok: false, code: 'too_long', part, length, most };
    removed.push(...fragment.removed.map((what) => `${part}: ${what}`));
    content[part] = fragment.html;
  }
  return { ok: true, content, removed };
}

function findUnknownToken(part: FooterPart, html: string): string | undefined {
  const text = part === 'top' ? html.replaceAll(yearsToken, '') : html;
  return /\{\{.*?\}\}/.exec(text)?.[0];
}
