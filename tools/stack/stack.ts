import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { healthPath } from '@kongres/contract/paths';
import { readStackConfig } from './config.ts';
import { rootFolder, runFolderOf, siteFolder } from './folders.ts';
import { writeNginxFiles } from './nginx-files.ts';
import { Processes } from './processes.ts';
import { apiName, prepareSurroundings, startApi, startWorker } from './product.ts';

/** The product as it runs in production, on this machine: nginx over two API processes and a worker. */
const stack = readStackConfig();
const runFolder = runFolderOf(stack.port);
const origin = `http://127.0.0.1:${stack.port}`;

if (!existsSync(join(siteFolder, 'nginx'))) {
  execFileSync('npm', ['run', 'build'], { cwd: rootFolder, stdio: 'inherit' });
}

const nginxFile = writeNginxFiles({ site: stack.port, api: stack.apiPorts }, runFolder);
const processes = new Processes(runFolder);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void processes.stop().then(() => process.exit(0)));
}

const env = await prepareSurroundings(processes, stack, {
  publicOrigin: origin,
  apiOrigin: origin,
});
startWorker(processes, env);
for (const port of stack.apiPorts) startApi(processes, env, port);
processes.start('nginx', 'nginx', ['-c', nginxFile, '-g', 'daemon off;']);

await Promise.all(stack.apiPorts.map(isUp));
await answers(origin + healthPath);
writeFileSync(join(runFolder, 'stack.pid'), String(process.pid));
console.log(`ready ${origin}, mails at http://127.0.0.1:${stack.mailPagePort}`);

/** A deployment: one API process after the other, the second only when the first is back. */
process.on('SIGUSR2', () => void renewApi());

async function renewApi() {
  for (const port of stack.apiPorts) {
    await processes.end(apiName(port));
    startApi(processes, env, port);
    await isUp(port);
  }
  console.log('renewed');
}

function isUp(port: number): Promise<void> {
  return answers(`http://127.0.0.1:${port}${healthPath}`);
}

async function answers(address: string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await sleep(100);
  }
  console.error(`${address} does not answer`);
  await processes.stop();
  process.exit(1);
}
