import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { installed } from '../../lib/installed.ts';

const run = promisify(execFile);

export interface Fetched {
  path: string;
  status: number;
  bytes: number;
}

/**
 * What a browser that was never here asks for when it opens a page, as nginx writes it down. The window is as high as
 * the page, so that what is fetched on scrolling comes too.
 */
export async function fetchedBy(address: string, accessLog: string): Promise<Fetched[]> {
  const profile = mkdtempSync(join(tmpdir(), 'visit-'));
  writeFileSync(accessLog, '');
  await run(installed('chromium'), [
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
  // nginx keeps its lines for a second.
  await wait(1500);
  const lines = readFileSync(accessLog, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { path, status, bytes } = JSON.parse(line) as Fetched;
    // nginx writes down the file behind a page, which has another address.
    return { path: path.replace(/\/index\.html$/, ''), status, bytes };
  });
}
