import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installed } from '@kongres/tools/lib/installed';
import { writeNginxFiles } from '@kongres/tools/dev/stack/nginx-files';
import { refuseTakenPorts } from '@kongres/tools/dev/stack/taken-ports';
import { clientHeader, ownPorts, stack, type OwnServer } from './config.ts';

interface Behind {
  /** Which of several that run at once. */
  index?: number;
  /** The folder of a build, unless it is the real site. */
  site?: string;
  /** Who answers, unless a test lets anything or nothing listen at ports of its own. */
  apiPorts?: readonly [number, number];
}

/** The nginx we ship, for one test or worker. */
export async function startNginx(server: OwnServer, behind: Behind = {}) {
  const { api: own, site: port } = ownPorts(server, behind.index);
  await refuseTakenPorts([port, ...(behind.apiPorts ? [] : own)], stack);
  const ports = { site: port, api: behind.apiPorts ?? own };
  const origin = `http://127.0.0.1:${ports.site}`;
  const folder = mkdtempSync(join(tmpdir(), 'kongres-'));
  const file = writeNginxFiles(ports, folder, { ...behind, clientHeader });
  const nginx = spawn(installed('nginx'), ['-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => nginx.once('exit', resolve));

  async function stop() {
    nginx.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }

  while (!(await fetch(`${origin}/pl`).catch(() => null))?.ok) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`);
    await sleep(50);
  }
  return { origin, apiPorts: ports.api, stop };
}
