import { defineConfig } from 'vitest/config';

const ofMachine = '**/*.machine.test.ts';

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/build/**'],
    // Most of them wait for a database or for each other's processes, not for a core.
    maxWorkers: '100%',
    // Patience for a busy machine; what has to be quick says so itself.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 30_000 } },
    // The drawings read their colours from the tokens.
    css: { include: /tokens\.css/ },
    projects: [
      // Needs Node and the address of a PostgreSQL, on any system.
      {
        test: {
          name: 'anywhere',
          include: ['{apps,packages,deploy,tools}/**/*.test.{ts,tsx}'],
          exclude: [ofMachine],
          env: { TEST_TIER: 'anywhere' },
        },
      },
      // Needs programs of Debian's, or builds the whole site.
      { test: { name: 'machine', include: [ofMachine] } },
    ],
  },
});
