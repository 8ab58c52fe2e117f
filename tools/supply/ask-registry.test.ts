import { expect, test } from 'vitest';
import { judge } from './ask-registry.ts';

const findings = (high: number) =>
  JSON.stringify({ metadata: { vulnerabilities: { high, critical: 0, total: 3 } } });

test('a clean answer passes, findings fail', () => {
  expect(judge(0, findings(0), '')).toEqual({
    figure: '3 findings, 0 high, 0 critical',
    result: 'passed',
  });
  expect(judge(1, findings(2), '').result).toBe('failed');
  expect(judge(1, JSON.stringify({ invalid: [{}], missing: [] }), '')).toEqual({
    figure: '1 invalid, 0 missing',
    result: 'failed',
  });
});

test('an address that is not there is said to be missing', () => {
  const refused = JSON.stringify({ statusCode: 405, message: '405 Method Not Allowed - POST x' });
  expect(judge(1, refused, '')).toEqual({
    figure: '405 Method Not Allowed',
    result: 'not available here',
  });
  const unknown = { error: { code: 'ENOTFOUND', summary: 'request to y failed, reason: z' } };
  expect(judge(1, JSON.stringify(unknown), '').result).toBe('not available here');
});

test.each([
  [1, JSON.stringify({ statusCode: 500, message: '500 Internal Server Error' })],
  [1, JSON.stringify({ error: { code: 'EAUDITNOLOCK', summary: 'no lockfile' } })],
  [1, ''],
  [0, ''],
  [null, 'killed'],
])('anything else is a failure: %s %s', (status, stdout) => {
  expect(judge(status, stdout, 'npm error').result).toBe('failed');
});
