import { join } from 'node:path';
import { fillIn } from '@kongres/deploy/nginx/fill-in';
import { placesIn } from '@kongres/deploy/lib/places';
import { backupSettings } from './backup-settings.ts';
import { layOutRelease } from './lay-out-release.ts';
import { makePackage, read, take, write } from './make-package.ts';
import { settingsFiles } from './settings.ts';

interface Wanted {
  version: string;
  origin: string;
  stage: string;
  into: string;
  /** The built site. */
  site: string;
  /** Files added to the program, by path: a drill brings a migration. */
  added?: Record<string, string>;
}

/** Makes the Debian package of this tree and of the site that was built from it; returns its file. */
export function buildPackage({ version, origin, stage, into, site, added = {} }: Wanted): string {
  return makePackage({ name: 'kongres', version, into, debian: 'debian' }, (root) => {
    const at = (path: string) => join(root, path);
    const { packaged } = placesIn(root);
    layOutRelease(packaged, { id: version, origin, stage, siteFolder: site });
    for (const [path, text] of Object.entries(added)) write(join(packaged, 'app', path), text);
    for (const [name, text] of Object.entries(settingsFiles(read('.env.example')))) {
      write(at(`usr/share/kongres/${name}`), text);
    }
    take('systemd', at('usr/lib/systemd/system'));
    const rotation = fillIn(read('deploy/logrotate/kongres.template'), {
      NGINX_LOGS: placesIn().logs,
      NGINX_RUN: placesIn().run,
    });
    write(at('etc/logrotate.d/kongres'), rotation);
    take('journald/kongres.conf', at('usr/lib/systemd/journald.conf.d/kongres.conf'));
    take('tmpfiles/kongres.conf', at('usr/lib/tmpfiles.d/kongres.conf'));
    take('debian/kongres.sh', at('usr/bin/kongres'));
    take('container/role.sh', at('usr/lib/kongres/role'));
    take('debian/renewed-certificate.sh', at('etc/letsencrypt/renewal-hooks/deploy/kongres'));
    const examples = at('usr/share/doc/kongres/examples');
    write(join(examples, 'backup/pgbackrest.conf'), backupSettings());
    take('backup/postgresql.conf', join(examples, 'backup/postgresql.conf'));
    take('standby/postgresql.conf', join(examples, 'standby/postgresql.conf'));
    take('../docs/alerts.md', at('usr/share/doc/kongres/alerts.md'));
    write(
      at('DEBIAN/conffiles'),
      '/etc/logrotate.d/kongres\n/etc/letsencrypt/renewal-hooks/deploy/kongres\n',
    );
  });
}
