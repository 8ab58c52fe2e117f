import { chownSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { liveFile, writeNginxFiles } from '../nginx/write-config.ts';
import { buildTlsFront, buildPlainFront } from '../nginx/front.ts';
import { apiPorts, getServerPaths } from '../lib/paths.ts';
import { readLiveSecret, readSiteSettings } from '../lib/settings.ts';

/**
 * Writes the nginx configuration of this release. All paths contain the release, so pages and script hashes change
 * atomically when nginx reloads. Containers pass a root, an output folder and a port without TLS.
 */
const folder = join(import.meta.dirname, '../../..');
const [root, configFolder = join(folder, 'web'), plainPort] = process.argv.slice(2);
const places = getServerPaths(root);
const { origin, realIpFrom } = readSiteSettings(places);
const [one, two] = apiPorts;
const liveSecret = readLiveSecret(places);
writeNginxFiles(
  {
    API_ONE: `127.0.0.1:${one}`,
    API_TWO: `127.0.0.1:${two}`,
    SITE_ROOT: join(folder, 'site/client'),
    NGINX_MAPS: join(folder, 'site/nginx'),
    DESK_ROOT: join(folder, 'desk'),
    NGINX_FILLED: configFolder,
    NGINX_LOGS: places.logs,
    NGINX_CACHE: places.cache,
    NGINX_RUN: places.run,
    NGINX_MODULES: '/usr/lib/nginx/modules',
  },
  plainPort
    ? buildPlainFront(Number(plainPort), { realIpFrom })
    : buildTlsFront({
        publicOrigin: origin,
        realIpFrom,
        tlsFolder: places.tls,
        challengeFolder: places.challenges,
      }),
  liveSecret ? { root: places.live, secret: liveSecret } : null,
);
// nginx does not run as root, so its group may read the secret, as with certificates. In a container it runs as this user.
if (process.getuid?.() === 0 && existsSync(places.tls)) {
  chownSync(join(configFolder, liveFile), 0, statSync(places.tls).gid);
}
