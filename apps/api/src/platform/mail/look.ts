/** Ink at eleven hundredths over paper: the site's hairline, for what knows no transparency. */
export const hairline = '#dddcd9';

/** Mail programs load no fonts of ours, so the stacks begin with what most readers have. */
export const fontStacks = {
  sans: "'Schibsted Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  mono: "'Martian Mono', ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
} as const;

/** Large letters step back where a long word would not fit; programs that know no style keep them. */
export const onPhones = `@media (max-width: 480px) {
  .title { font-size: 30px !important; line-height: 34px !important; }
  .name { font-size: 36px !important; line-height: 40px !important; }
}`;
