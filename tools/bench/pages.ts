import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { installed } from '../debian/installed.ts';
import { inheritedEnvironment, readStackConfig } from '../stack/config.ts';
import { rootFolder, siteFolder } from '../stack/folders.ts';
import { writeNginxFiles } from '../stack/nginx-files.ts';
import { Processes } from '../stack/processes.ts';
import { refuseTakenPorts } from '../stack/taken-ports.ts';
import { measurePairs, type Pairs } from './pairs.ts';
import { awaitAnswer } from '../stack/await-answer.ts';
import { requestsPerSecond } from './wrk.ts';

const bench = readStackConfig(inheritedEnvironment, 'bench');
/** The bare nginx takes the port of the payment provider, which no page asks for. */
const ports = { site: bench.port, bare: bench.fakeStripePort, api: bench.apiPorts };
const page = '/pl/kup-bilet';
const load = { connections: 32, seconds: 3 };

/**
 * A page through our nginx against a file of the same size through an nginx that knows nothing else:
 * as many workers, a log line for each request, no header of its own, nothing to choose.
 */
export async function measurePages(pairs: number): Promise<Pairs & { bytes: number }> {
  await refuseTakenPorts([ports.site, ports.bare], bench);
  const folder = join(rootFolder, '.stack', `bench-${bench.port}`);
  const ours = writeNginxFiles({ site: ports.site, api: ports.api }, join(folder, 'ours'));
  const bytes = statSync(join(siteFolder, 'client', page, 'index.html.br')).size;
  const bare = writeBare(join(folder, 'bare'), bytes);
  const processes = new Processes();
  try {
    processes.start('ours', installed('nginx'), ['-c', ours, '-g', 'daemon off;']);
    processes.start('bare', installed('nginx'), ['-c', bare, '-g', 'daemon off;']);
    const [oursUrl, bareUrl] = [
      `http://127.0.0.1:${ports.site}${page}`,
      `http://127.0.0.1:${ports.bare}/page`,
    ];
    await Promise.all([awaitAnswer(oursUrl), awaitAnswer(bareUrl)]);
    const measured = await measurePairs(
      pairs,
      () => requestsPerSecond(oursUrl, load),
      () => requestsPerSecond(bareUrl, load),
    );
    return { ...measured, bytes };
  } finally {
    await processes.stop();
  }
}

function writeBare(folder: string, bytes: number): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'files'), { recursive: true });
  writeFileSync(join(folder, 'files/page'), randomBytes(bytes));
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  sendfile on;
  tcp_nopush on;
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${ports.bare};
    root ${folder}/files;
  }
}
`,
  );
  return file;
}
