/** What we read of Playwright's JSON report. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: Suite[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { status: string }[] }[];
}

/** Browser tests that failed once and then passed: they refuse no change, and are named until mended. */
export function flakyTests({ suites }: Pick<BrowserReport, 'suites'>): string[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file}: ${title}`),
    ...flakyTests({ suites: inner }),
  ]);
}
