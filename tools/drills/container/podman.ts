import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from '../../lib/installed.ts';
import { inheritedEnvironment } from '../../lib/config.ts';
import { deployFolder, rootFolder } from '../../lib/folders.ts';

const base = 'localhost/kongres-drill-base';
export const image = 'localhost/kongres-drill';

const env = {
  ...inheritedEnvironment,
  CONTAINERS_CONF: join(import.meta.dirname, 'containers.conf'),
};

/** Runs podman to its end; answers with what it printed, throws with what it complained of. */
export function podman(...args: string[]): string {
  return execFileSync(installed('podman'), args, {
    cwd: rootFolder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 ** 2,
  });
}

/** The image as an operator builds it, over a Debian that is made here: no registry is asked for one. */
export function buildImage(packages: string): void {
  if (podman('images', '--quiet', base) === '') {
    const debian = execFileSync(
      installed('mmdebstrap'),
      ['--variant=minbase', '--include=ca-certificates', '--format=tar', 'bookworm', '-'],
      { stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1024 ** 3 },
    );
    execFileSync(installed('podman'), ['import', '--quiet', '-', base], {
      env,
      input: debian,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
  }
  // However this machine reaches its Debian, the build does.
  const apt = readdirSync('/etc/apt/apt.conf.d').map((name) => join('/etc/apt/apt.conf.d', name));
  podman(
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
