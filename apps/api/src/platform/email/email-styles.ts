/** The site's hairline (11 % ink over paper) without transparency. */
export const hairline = '#dddcd9';

/** Web fonts are not loaded in emails. */
export const fontStacks = {
  sans: "'Schibsted Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  mono: "'Martian Mono', ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
} as const;

export const phoneStyles = `@media (max-width: 480px) {
  .title { font-size: 30px !important; line-height: 34px !important; }
  .name { font-size: 36px !important; line-height: 40px !important; }
}`;
