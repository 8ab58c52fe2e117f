import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    // Patience for a busy machine; what has to be quick says so itself.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 30_000 } },
    // The drawings read their colours from the tokens, the galas' posters their grounds.
    css: { include: /(?:tokens|gala-tone\.module)\.css/ },
  },
});
