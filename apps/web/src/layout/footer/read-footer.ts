import type { FooterAnswer } from '@kongres/contract/footer';
import { footerLimits } from '@kongres/contract/footer-markup';

const parts = ['top', 'middle', 'bottom'] as const;

/** The fragments of an answer that can be shown; whatever else it holds is as if it were not there. */
export function readFooter(text: string): Partial<FooterAnswer> {
  if (text.length > footerLimits.answer) return {};
  const answer = Object(JSON.parse(text)) as Record<string, unknown>;
  return Object.fromEntries(
    parts.map((part) => [part, answer[part]]).filter(([, value]) => isFragment(value)),
  );
}

function isFragment(value: unknown): value is string {
  return typeof value === 'string' && value.length <= footerLimits.fragment;
}
