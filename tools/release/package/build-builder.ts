import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyModules, copySources, linkOwnPackages } from './copy-files.ts';
import { makePackage, copyDeployFile, writeTextFile } from './make-package.ts';

const unneeded = ['@kongres/tools', '@types/react', '@types/react-dom', '@types/subset-font'];

/** Builds the Debian package that builds the site on a server; returns its path. */
export function buildBuilder({ version, into }: { version: string; into: string }): string {
  const debian = 'builder/debian';
  return makePackage({ name: 'kongres-builder', version, into, debian }, (root) => {
    const at = (path: string) => join(root, path);
    const folder = at('usr/lib/kongres-builder');
    const source = join(folder, 'source');
    mkdirSync(source, { recursive: true });
    cpSync(process.execPath, join(folder, 'node'));
    writeTextFile(join(folder, 'builder.json'), `${JSON.stringify({ version })}\n`);
    copySources(
      [
        'package.json',
        'LICENSE',
        'apps/web',
        'deploy/builder/*.ts',
        'packages',
        // Used by the build script of apps/web/package.json.
        'tools/need-node.cjs',
        'tools/lib/load-env-file.ts',
      ],
      source,
    );
    copyModules('apps/web', source, { withDevelopment: true, without: unneeded });
    linkOwnPackages(source);
    const units = at('usr/lib/systemd/system');
    copyDeployFile('builder/kongres-build.service', join(units, 'kongres-build.service'));
    // Two packages cannot own one file, so the hardening is copied.
    copyDeployFile(
      'systemd/kongres-.service.d/hardening.conf',
      join(units, 'kongres-build.service.d/hardening.conf'),
    );
  });
}
