import { expect, test } from 'vitest';
import { evaluateAudit, toExitCode } from './query-registry.ts';

/** Recorded output of `npm audit --omit=dev --audit-level=high --json` (npm 11). */
const buildReport = (vulnerabilities: object, high: number) => ({
  auditReportVersion: 2,
  vulnerabilities,
  metadata: {
    vulnerabilities: { info: 0, low: 0, moderate: 0, high, critical: 0, total: high },
    dependencies: { prod: 2, dev: 0, optional: 0, peer: 0, peerOptional: 0, total: 1 },
  },
});
const clean = buildReport({}, 0);
const found = buildReport(
  {
    'parcel-x': {
      name: 'parcel-x',
      severity: 'high',
      isDirect: true,
      via: [
        {
          source: 1,
          name: 'parcel-x',
          dependency: 'parcel-x',
          title: 'Recorded advisory',
          url: 'https://github.com/advisories/GHSA-x',
          severity: 'high',
          cwe: [],
          cvss: { score: 0, vectorString: null },
          range: '<2.0.0',
        },
      ],
      effects: [],
      range: '*',
      nodes: ['node_modules/parcel-x'],
      fixAvailable: false,
    },
  },
  1,
);
const address = 'https://registry.example/-/npm/v1/security/advisories/bulk';
const buildRefusal = (statusCode: number, name: string) => ({
  message: `${statusCode} ${name} - POST ${address}`,
  method: 'POST',
  uri: address,
  statusCode,
  body: '',
  error: { summary: '', detail: '' },
});
const unreachable = {
  message: `request to ${address} failed, reason: connect ECONNREFUSED 192.0.2.1:443`,
  error: { summary: '', detail: '' },
};

test('a report without findings passes', () => {
  expect(evaluateAudit(0, JSON.stringify(clean), '')).toEqual({
    figure: '0 findings, 0 high, 0 critical',
    result: 'passed',
  });
});

test('a finding fails', () => {
  expect(evaluateAudit(1, JSON.stringify(found), '')).toEqual({
    figure: '1 findings, 1 high, 0 critical',
    result: 'failed',
  });
});

test('an invalid signature fails', () => {
  expect(evaluateAudit(1, JSON.stringify({ invalid: [{}], missing: [] }), '')).toEqual({
    figure: '1 invalid, 0 missing',
    result: 'failed',
  });
});

test.each([
  [buildRefusal(405, 'Method Not Allowed'), '405 Method Not Allowed'],
  [unreachable, 'connect ECONNREFUSED 192.0.2.1:443'],
  [{ error: { code: 'ENOTFOUND', summary: 'request to y failed, reason: z' } }, 'ENOTFOUND'],
])('an unavailable registry neither passes nor fails: %j', (answer, figure) => {
  expect(evaluateAudit(1, JSON.stringify(answer), '')).toEqual({
    figure,
    result: 'not available here',
  });
});

test.each([
  [1, JSON.stringify(buildRefusal(500, 'Internal Server Error'))],
  [1, JSON.stringify({ error: { code: 'EAUDITNOLOCK', summary: 'no lockfile' } })],
  [1, ''],
  [0, ''],
  [null, 'killed'],
])('any other result fails: %s %s', (status, stdout) => {
  expect(evaluateAudit(status, stdout, 'npm error').result).toBe('failed');
});

test.each([
  ['a report without findings', 0, 0, JSON.stringify(clean)],
  ['a finding', 1, 1, JSON.stringify(found)],
  ['a missing address', 2, 1, JSON.stringify(buildRefusal(405, 'Method Not Allowed'))],
  ['a broken registry', 2, 1, JSON.stringify(buildRefusal(500, 'Internal Server Error'))],
  ['a missing lock file', 2, 1, JSON.stringify({ error: { code: 'EAUDITNOLOCK' } })],
  ['a broken connection', 2, 1, JSON.stringify(unreachable)],
  ['an empty answer', 2, 0, ''],
  ['a killed process', 2, null, JSON.stringify(clean)],
])('%s ends the audit with exit code %i', (_what, exitCode, status, stdout) => {
  expect(toExitCode(status, stdout)).toBe(exitCode);
});
