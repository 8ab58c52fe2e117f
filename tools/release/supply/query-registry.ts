import { spawnSync } from 'node:child_process';
import { rootFolder } from '../../lib/folders.ts';

export interface Verdict {
  figure: string;
  result: 'passed' | 'failed' | 'not available here';
}

export function queryRegistry(args: readonly string[]): Verdict {
  const { status, stdout, stderr } = runAudit([...args, '--fetch-retries=0']);
  return evaluateAudit(status, stdout, stderr);
}

export function runAudit(args: readonly string[]) {
  return spawnSync('npm', ['audit', ...args, '--json'], {
    cwd: rootFolder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
}

interface Answer {
  message?: string;
  statusCode?: number;
  error?: { code?: string; summary?: string };
  metadata?: { vulnerabilities?: Record<string, number> };
  invalid?: unknown[];
  missing?: unknown[];
}

/** Errors of registries without audit endpoints, or without a connection. */
const missingStatuses = [404, 405, 501];
const missingCodes = ['ENOAUDIT', 'ENOTFOUND', 'ECONNREFUSED', 'EAI_AGAIN', 'E404', 'E405'];
/** npm reports connection errors in the message only. */
const brokenConnection = /^request to \S+ failed, reason: /;

/** Only an unavailable endpoint is excused; other errors fail. */
export function evaluateAudit(status: number | null, stdout: string, stderr: string): Verdict {
  const answer = parseAnswer(stdout);
  if (status === 0 && answer) return { figure: describeAnswer(answer), result: 'passed' };
  const { statusCode, error, message } = answer ?? {};
  const isMissing =
    (statusCode !== undefined && missingStatuses.includes(statusCode)) ||
    (error?.code !== undefined && missingCodes.includes(error.code)) ||
    (message !== undefined && brokenConnection.test(message));
  if (isMissing) {
    const figure =
      message?.replace(brokenConnection, '').replace(/ - .*$/, '') ?? error?.code ?? '';
    return { figure, result: 'not available here' };
  }
  return {
    figure: answer ? describeAnswer(answer) : stderr.trim().slice(0, 200),
    result: 'failed',
  };
}

/** 0: no high or critical vulnerability. 1: at least one. 2: npm gave no report, so nothing is known. */
export function toExitCode(status: number | null, stdout: string): 0 | 1 | 2 {
  const counts = parseAnswer(stdout)?.metadata?.vulnerabilities;
  if (!counts) return 2;
  const { high = 0, critical = 0 } = counts;
  if (high + critical > 0) return 1;
  return status === 0 ? 0 : 2;
}

function describeAnswer({ metadata, invalid, missing, message, error }: Answer): string {
  if (metadata?.vulnerabilities) {
    const { high = 0, critical = 0, total = 0 } = metadata.vulnerabilities;
    return `${total} findings, ${high} high, ${critical} critical`;
  }
  if (invalid && missing) return `${invalid.length} invalid, ${missing.length} missing`;
  return message ?? error?.summary ?? 'no answer that can be read';
}

function parseAnswer(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return null;
  }
}
