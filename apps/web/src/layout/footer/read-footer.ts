import type { FooterResponse } from '@kongres/contract/footer';
import { footerLimits } from '@kongres/contract/footer-markup';

const parts = ['top', 'middle', 'bottom'] as const;

/** Valid fragments of an answer. */
export function readFooter(text: string): Partial<FooterResponse> {
  if (text.length > footerLimits.answer) return {};
  const answer = Object(JSON.parse(text)) as Record<string, unknown>;
  return Object.fromEntries(
    parts.map((part) => [part, answer[part]]).filter(([, value]) => isFragment(value)),
  );
}

function isFragment(value: unknown): value is string {
  return typeof value === 'string' && value.length <= footerLimits.fragment;
}
