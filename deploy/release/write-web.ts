import { chownSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { liveFile, writeNginxFiles } from '../nginx/fill-in.ts';
import { frontOf, plainFront } from '../nginx/front.ts';
import { apiPorts, placesIn } from '../lib/places.ts';
import { readLiveSecret, readSiteSettings } from '../lib/settings.ts';

/**
 * A program of each release: writes how nginx serves it, from its own templates. Every path names the release, so pages
 * and the hashes of their scripts change in one moment, when nginx reads its configuration anew. A container says
 * where else to write it, and on which port nobody encrypts.
 */
const folder = join(import.meta.dirname, '../../..');
const [root, filled = join(folder, 'web'), plainPort] = process.argv.slice(2);
const places = placesIn(root);
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
    NGINX_FILLED: filled,
    NGINX_LOGS: places.logs,
    NGINX_CACHE: places.cache,
    NGINX_RUN: places.run,
    NGINX_MODULES: '/usr/lib/nginx/modules',
  },
  plainPort
    ? plainFront(Number(plainPort), { realIpFrom })
    : frontOf({
        publicOrigin: origin,
        realIpFrom,
        tlsFolder: places.tls,
        challengeFolder: places.challenges,
      }),
  liveSecret ? { root: places.live, secret: liveSecret } : null,
);
// nginx has no rights of root: as with its certificates, its group may read the secret. In a container it is we ourselves.
if (process.getuid?.() === 0 && existsSync(places.tls)) {
  chownSync(join(filled, liveFile), 0, statSync(places.tls).gid);
}
