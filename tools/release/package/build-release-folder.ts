import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAssets, type Release } from '@kongres/deploy/release/release';
import { deskFolder } from '../../lib/folders.ts';
import { copyModules, copySources, linkOwnPackages } from './copy-files.ts';

interface ReleaseOptions {
  id: string;
  origin: string;
  stage: string;
  siteFolder: string;
}

export function buildReleaseFolder(folder: string, { siteFolder, ...built }: ReleaseOptions): void {
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
      'deploy/lib',
      'deploy/nginx',
      'deploy/release',
      'deploy/monitoring',
      'packages',
    ],
    app,
  );
  copyModules('apps/api', app);
  linkOwnPackages(app);
  for (const part of ['client', 'nginx']) {
    cpSync(join(siteFolder, part), join(folder, 'site', part), { recursive: true });
  }
  cpSync(deskFolder, join(folder, 'desk'), { recursive: true });
  const packed = new Date().toISOString();
  const release: Release = { ...built, packed, assets: listAssets(folder) };
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release)}\n`);
}
