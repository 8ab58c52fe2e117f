import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Release } from '@kongres/deploy/release/release';
import { copyModules, copySources } from './copy-files.ts';

interface Built {
  id: string;
  origin: string;
  stage: string;
  siteFolder: string;
}

/** What asks for these does without: a formatter for mails that nobody formats. */
const unneeded = ['prettier'];

const ownPackages = ['packages/content', 'packages/contract', 'packages/print'];

/** A release in a folder of its own, with everything that runs: Node, API, worker, commands and the built site. */
export function layOutRelease(folder: string, { siteFolder, ...built }: Built): void {
  const app = join(folder, 'app');
  mkdirSync(app, { recursive: true });
  cpSync(process.execPath, join(folder, 'node'));
  copySources(
    [
      'package.json',
      'LICENSE',
      'apps/api/package.json',
      'apps/api/src',
      'apps/api/migrations',
      'deploy/nginx',
      'deploy/release',
      'deploy/watch',
      ...ownPackages,
    ],
    app,
  );
  copyModules('apps/api', app, { without: unneeded });
  linkOwnPackages(app);
  for (const part of ['client', 'nginx']) {
    cpSync(join(siteFolder, part), join(folder, 'site', part), { recursive: true });
  }
  const packed = new Date().toISOString();
  const release: Release = {
    ...built,
    packed,
    assets: filesIn(join(folder, 'site/client/assets')),
  };
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release)}\n`);
}

function linkOwnPackages(app: string) {
  const scope = join(app, 'node_modules/@kongres');
  mkdirSync(scope, { recursive: true });
  for (const folder of ownPackages) {
    if (!existsSync(join(app, folder))) throw new Error(`there is no ${folder}`);
    symlinkSync(join('../..', folder), join(scope, basename(folder)));
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}
