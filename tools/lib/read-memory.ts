import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export function readMemory(pid: number): number {
  if (process.platform !== 'linux') {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
  }
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
