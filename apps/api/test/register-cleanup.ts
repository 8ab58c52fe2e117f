import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Runs after the current test, or after the file outside a test; Vitest ignores `afterAll` called within a test. */
export function registerCleanup(cleanUp: () => unknown): void {
  const run = async () => {
    await cleanUp();
  };
  if (TestRunner.getCurrentTest()) onTestFinished(run);
  else afterAll(run);
}
