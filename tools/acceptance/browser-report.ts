import { stripVTControlCharacters } from 'node:util';

/** What we read of Playwright's JSON report. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: Suite[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: Test[] }[];
}

interface Test {
  projectName: string;
  status: string;
  results: { duration: number; error?: { message?: string } }[];
}

/** Browser tests that failed once and then passed: they refuse no change, and are named until mended. */
export function flakyTests(report: Pick<BrowserReport, 'suites'>): string[] {
  return testsOf(report, 'flaky').map(nameOf);
}

/** Browser tests that failed, each on one line with the first thing it said. */
export function failedTests(report: Pick<BrowserReport, 'suites'>): string[] {
  return testsOf(report, 'unexpected').map(
    (test) => `${nameOf(test)}: ${firstLine(test.results[0]?.error?.message)}`,
  );
}

/** A message may carry the colours of a terminal and go on for pages. */
export function firstLine(message = 'said nothing'): string {
  return (stripVTControlCharacters(message).split('\n')[0] ?? '').slice(0, 300);
}

/** How long the tests of each file took, with every try. */
export function measureFiles(
  report: Pick<BrowserReport, 'suites'>,
): { file: string; seconds: number }[] {
  const milliseconds = new Map<string, number>();
  for (const { file, results } of allTests(report)) {
    const duration = results.reduce((sum, result) => sum + result.duration, 0);
    milliseconds.set(file, (milliseconds.get(file) ?? 0) + duration);
  }
  return [...milliseconds].map(([file, duration]) => ({ file, seconds: duration / 1000 }));
}

type Named = Test & { file: string; title: string };

function nameOf({ projectName, file, title }: Named): string {
  return `[${projectName}] ${file}: ${title}`;
}

function testsOf(report: Pick<BrowserReport, 'suites'>, status: string): Named[] {
  return allTests(report).filter((test) => test.status === status);
}

function allTests({ suites }: Pick<BrowserReport, 'suites'>): Named[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, file, title }))),
    ...allTests({ suites: inner }),
  ]);
}
