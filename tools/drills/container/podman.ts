import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../lib/find-program.ts';
import { inheritedEnvironment } from '../../lib/config.ts';
import { deployFolder, rootFolder } from '../../lib/folders.ts';

const base = 'localhost/kongres-drill-base';
export const image = 'localhost/kongres-drill';

const env = {
  ...inheritedEnvironment,
  CONTAINERS_CONF: join(import.meta.dirname, 'containers.conf'),
};

/** Returns stdout; throws with stderr. */
export function runPodman(...args: string[]): string {
  return execFileSync(findProgram('podman'), args, {
    cwd: rootFolder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 ** 2,
  });
}

export function buildImage(packages: string): void {
  if (runPodman('images', '--quiet', base) === '') {
    const debian = execFileSync(
      findProgram('mmdebstrap'),
      ['--variant=minbase', '--include=ca-certificates', '--format=tar', 'bookworm', '-'],
      { stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1024 ** 3 },
    );
    execFileSync(findProgram('podman'), ['import', '--quiet', '-', base], {
      env,
      input: debian,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
  }
  // The build uses the apt configuration of this machine.
  const apt = readdirSync('/etc/apt/apt.conf.d').map((name) => join('/etc/apt/apt.conf.d', name));
  runPodman(
    'build',
    '--quiet',
    '--network=host',
    `--build-arg=BASE=${base}`,
    ...apt.map((file) => `--volume=${file}:${file}:ro`),
    `--file=${join(deployFolder, 'container/Containerfile')}`,
    `--tag=${image}`,
    packages,
  );
}
