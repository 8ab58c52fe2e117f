import { judge, runAudit, toExitCode } from './ask-registry.ts';

/**
 * Looks for known vulnerabilities in what production runs. Exit code 1: some are high or critical. Exit code 2: npm gave
 * no report, so nothing is known.
 */
const { status, stdout, stderr } = runAudit(['--omit=dev', '--audit-level=high']);
const exitCode = toExitCode(status, stdout);
const message = { 0: 'passed', 1: 'failed', 2: 'no report' }[exitCode];
console.log(`npm audit: ${message} (${judge(status, stdout, stderr).figure})`);
process.exitCode = exitCode;
