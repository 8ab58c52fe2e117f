import { evaluateAudit, runAudit, toExitCode } from './query-registry.ts';

/** Checks production dependencies for vulnerabilities. Exit code 1: high or critical ones. Exit code 2: no report. */
const { status, stdout, stderr } = runAudit(['--omit=dev', '--audit-level=high']);
const exitCode = toExitCode(status, stdout);
const message = { 0: 'passed', 1: 'failed', 2: 'no report' }[exitCode];
console.log(`npm audit: ${message} (${evaluateAudit(status, stdout, stderr).figure})`);
process.exitCode = exitCode;
