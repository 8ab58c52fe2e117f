import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** What a test has started ends with it, what a file has started with the file: a file's hook that is set within a test would never run. */
export function afterwards(end: () => unknown): void {
  const run = async () => {
    await end();
  };
  if (TestRunner.getCurrentTest()) onTestFinished(run);
  else afterAll(run);
}
