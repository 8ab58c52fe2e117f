import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyModules, copySources, linkOwnPackages } from './copy-files.ts';
import { makePackage, take, write } from './make-package.ts';

/** What only a developer has of what the build asks for: our tools, and types. */
const unneeded = ['@kongres/tools', '@types/react', '@types/react-dom', '@types/subset-font'];

/** Makes the Debian package that builds the site on a server; returns its file. */
export function buildBuilder({ version, into }: { version: string; into: string }): string {
  const debian = 'builder/debian';
  return makePackage({ name: 'kongres-builder', version, into, debian }, (root) => {
    const at = (path: string) => join(root, path);
    const folder = at('usr/lib/kongres-builder');
    const source = join(folder, 'source');
    mkdirSync(source, { recursive: true });
    cpSync(process.execPath, join(folder, 'node'));
    write(join(folder, 'builder.json'), `${JSON.stringify({ version })}\n`);
    copySources(
      [
        'package.json',
        'LICENSE',
        'apps/web',
        'deploy/builder/*.ts',
        'packages',
        // What the build's line in apps/web/package.json names.
        'tools/need-node.cjs',
        'tools/lib/load-env-file.ts',
      ],
      source,
    );
    copyModules('apps/web', source, { withDevelopment: true, without: unneeded });
    linkOwnPackages(source);
    const units = at('usr/lib/systemd/system');
    take('builder/kongres-build.service', join(units, 'kongres-build.service'));
    // The same as for every process of ours; a file belongs to one package, so this is a copy under a name of its own.
    take(
      'systemd/kongres-.service.d/hardening.conf',
      join(units, 'kongres-build.service.d/hardening.conf'),
    );
  });
}
