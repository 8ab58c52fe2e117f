import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram } from '../../lib/find-program.ts';

const run = promisify(execFile);

export interface FetchedFile {
  path: string;
  status: number;
  bytes: number;
}

/**
 * Requests of a first visit, read from the access log. The window is as high as the page, so that lazy content loads.
 */
export async function listFetchedFiles(address: string, accessLog: string): Promise<FetchedFile[]> {
  const profile = mkdtempSync(join(tmpdir(), 'visit-'));
  writeFileSync(accessLog, '');
  await run(findProgram('chromium'), [
    '--headless=new',
    '--no-sandbox',
    '--disable-background-networking',
    '--hide-scrollbars',
    `--user-data-dir=${profile}`,
    '--window-size=412,12000',
    '--virtual-time-budget=8000',
    `--screenshot=${join(profile, 'page.png')}`,
    address,
  ]);
  rmSync(profile, { recursive: true, force: true });
  await wait(1500);
  const lines = readFileSync(accessLog, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { path, status, bytes } = JSON.parse(line) as FetchedFile;
    // nginx logs the file instead of the URL.
    return { path: path.replace(/\/index\.html$/, ''), status, bytes };
  });
}
