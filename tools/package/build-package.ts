import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { organiser } from '@kongres/content/facts/organiser';
import { fillIn } from '@kongres/deploy/nginx/fill-in';
import { placesIn } from '@kongres/deploy/release/places';
import { deployFolder, rootFolder } from '../stack/folders.ts';
import { backupSettings } from './backup-settings.ts';
import { layOutRelease } from './lay-out-release.ts';
import { settingsFiles } from './settings.ts';

interface Wanted {
  version: string;
  origin: string;
  stage: string;
  into: string;
  /** The built site. */
  site: string;
}

const architectures: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'amd64',
  arm64: 'arm64',
};

/** Makes the Debian package of this tree and of the site that was built from it; returns its file. */
export function buildPackage({ version, origin, stage, into, site }: Wanted): string {
  const architecture = architectures[process.arch];
  if (!architecture) throw new Error(`no package is made for ${process.arch}`);
  const root = mkdtempSync(join(tmpdir(), 'kongres-package-'));
  const places = placesIn(root);
  const at = (path: string) => join(root, path);
  try {
    layOutRelease(places.packaged, { id: version, origin, stage, siteFolder: site });
    for (const [name, text] of Object.entries(settingsFiles(read('.env.example')))) {
      write(at(`usr/share/kongres/${name}`), text);
    }
    cpSync(join(deployFolder, 'systemd'), at('usr/lib/systemd/system'), { recursive: true });
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
    take('failover/postgresql.conf', join(examples, 'failover/postgresql.conf'));
    take('failover/haproxy.cfg', join(examples, 'failover/haproxy.cfg'));
    for (const name of ['operations.md', 'alerts.md']) {
      take(`../docs/${name}`, at(`usr/share/doc/kongres/${name}`));
    }
    take('../LICENSE', at('usr/share/doc/kongres/copyright'));
    for (const script of ['postinst', 'prerm', 'postrm']) {
      take(`debian/${script}`, at(`DEBIAN/${script}`));
    }
    const control = fillIn(read('deploy/debian/control.template'), {
      VERSION: version,
      ARCHITECTURE: architecture,
      MAINTAINER: `${organiser.name} <${organiser.email}>`,
    });
    write(at('DEBIAN/control'), control);
    write(
      at('DEBIAN/conffiles'),
      '/etc/logrotate.d/kongres\n/etc/letsencrypt/renewal-hooks/deploy/kongres\n',
    );
    mkdirSync(into, { recursive: true });
    const file = join(into, `kongres_${version}_${architecture}.deb`);
    execFileSync('dpkg-deb', ['--root-owner-group', '-Zzstd', '-z6', '--build', root, file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return file;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function read(file: string): string {
  return readFileSync(join(rootFolder, file), 'utf8');
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function take(name: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(deployFolder, name), to);
}
