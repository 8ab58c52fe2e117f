import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    // The drawings read their colours from the tokens, the galas' posters their grounds.
    css: { include: /(?:tokens|gala-tone\.module)\.css/ },
  },
});
