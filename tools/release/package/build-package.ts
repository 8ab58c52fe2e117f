import { join } from 'node:path';
import { fillTemplate } from '@kongres/deploy/nginx/write-config';
import { getServerPaths } from '@kongres/deploy/lib/paths';
import { fillBackupSettings } from './backup-settings.ts';
import { buildReleaseFolder } from './build-release-folder.ts';
import { makePackage, readProjectFile, copyDeployFile, writeTextFile } from './make-package.ts';
import { buildSettingsFiles } from './settings.ts';

interface PackageOptions {
  version: string;
  origin: string;
  stage: string;
  into: string;
  site: string;
  added?: Record<string, string>;
}

export function buildPackage({
  version,
  origin,
  stage,
  into,
  site,
  added = {},
}: PackageOptions): string {
  return makePackage({ name: 'kongres', version, into, debian: 'debian' }, (root) => {
    const at = (path: string) => join(root, path);
    const { packaged } = getServerPaths(root);
    buildReleaseFolder(packaged, { id: version, origin, stage, siteFolder: site });
    for (const [path, text] of Object.entries(added))
      writeTextFile(join(packaged, 'app', path), text);
    for (const [name, text] of Object.entries(
      buildSettingsFiles(readProjectFile('.env.example')),
    )) {
      writeTextFile(at(`usr/share/kongres/${name}`), text);
    }
    copyDeployFile('systemd', at('usr/lib/systemd/system'));
    const rotation = fillTemplate(readProjectFile('deploy/logrotate/kongres.template'), {
      NGINX_LOGS: getServerPaths().logs,
      NGINX_RUN: getServerPaths().run,
    });
    writeTextFile(at('etc/logrotate.d/kongres'), rotation);
    copyDeployFile('journald/kongres.conf', at('usr/lib/systemd/journald.conf.d/kongres.conf'));
    copyDeployFile('tmpfiles/kongres.conf', at('usr/lib/tmpfiles.d/kongres.conf'));
    copyDeployFile('debian/kongres.sh', at('usr/bin/kongres'));
    copyDeployFile('container/role.sh', at('usr/lib/kongres/role'));
    copyDeployFile(
      'debian/renewed-certificate.sh',
      at('etc/letsencrypt/renewal-hooks/deploy/kongres'),
    );
    const examples = at('usr/share/doc/kongres/examples');
    writeTextFile(join(examples, 'backup/pgbackrest.conf'), fillBackupSettings());
    copyDeployFile('backup/postgresql.conf', join(examples, 'backup/postgresql.conf'));
    copyDeployFile('standby/postgresql.conf', join(examples, 'standby/postgresql.conf'));
    copyDeployFile('../docs/alerts.md', at('usr/share/doc/kongres/alerts.md'));
    writeTextFile(
      at('DEBIAN/conffiles'),
      '/etc/logrotate.d/kongres\n/etc/letsencrypt/renewal-hooks/deploy/kongres\n',
    );
  });
}
