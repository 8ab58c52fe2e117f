import { stripVTControlCharacters } from 'node:util';

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

/** Browser tests that failed once and then passed. They do not fail the gate. */
export function listFlakyTests(report: Pick<BrowserReport, 'suites'>): string[] {
  return filterTests(report, 'flaky').map(formatTestName);
}

export function listFailedTests(report: Pick<BrowserReport, 'suites'>): string[] {
  return filterTests(report, 'unexpected').map(
    (test) => `${formatTestName(test)}: ${getFirstLine(test.results[0]?.error?.message)}`,
  );
}

/** Messages may contain ANSI colours and many lines. */
export function getFirstLine(message = 'no message'): string {
  return (stripVTControlCharacters(message).split('\n')[0] ?? '').slice(0, 300);
}

export function measureFiles(
  report: Pick<BrowserReport, 'suites'>,
): { file: string; seconds: number }[] {
  const milliseconds = new Map<string, number>();
  for (const { file, results } of listTests(report)) {
    const duration = results.reduce((sum, result) => sum + result.duration, 0);
    milliseconds.set(file, (milliseconds.get(file) ?? 0) + duration);
  }
  return [...milliseconds].map(([file, duration]) => ({ file, seconds: duration / 1000 }));
}

type NamedTest = Test & { file: string; title: string };

function formatTestName({ projectName, file, title }: NamedTest): string {
  return `[${projectName}] ${file}: ${title}`;
}

function filterTests(report: Pick<BrowserReport, 'suites'>, status: string): NamedTest[] {
  return listTests(report).filter((test) => test.status === status);
}

function listTests({ suites }: Pick<BrowserReport, 'suites'>): NamedTest[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, file, title }))),
    ...listTests({ suites: inner }),
  ]);
}
