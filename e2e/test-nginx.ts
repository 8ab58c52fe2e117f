import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '@kongres/tools/lib/find-program';
import { writeNginxFiles } from '@kongres/tools/dev/stack/nginx-files';
import { refuseTakenPorts } from '@kongres/tools/dev/stack/taken-ports';
import { clientHeader, getTestPorts, stack, type TestServer } from './config.ts';

interface NginxOptions {
  /** Index among servers of the same kind that run at once. */
  index?: number;
  /** Folder of a build; the real site by default. */
  site?: string;
  /** Ports of a running API; by default reserved ports where the test may listen or not. */
  apiPorts?: readonly [number, number];
}

/** Starts nginx with the shipped configuration for one test or worker. */
export async function startNginx(server: TestServer, options: NginxOptions = {}) {
  const { api: reserved, site: port } = getTestPorts(server, options.index);
  await refuseTakenPorts([port, ...(options.apiPorts ? [] : reserved)], stack);
  const ports = { site: port, api: options.apiPorts ?? reserved };
  const origin = `http://127.0.0.1:${ports.site}`;
  const folder = mkdtempSync(join(tmpdir(), 'kongres-'));
  const file = writeNginxFiles(ports, folder, { ...options, clientHeader });
  const nginx = spawn(findProgram('nginx'), ['-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise((resolve) => nginx.once('exit', resolve));

  async function stop() {
    nginx.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  }

  while (!(await fetch(`${origin}/pl`).catch(() => null))?.ok) {
    if (nginx.exitCode !== null) throw new Error(`nginx exited with ${nginx.exitCode}`);
    await sleep(50);
  }
  return { origin, apiPorts: ports.api, stop };
}
