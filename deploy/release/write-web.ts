import { join } from 'node:path';
import { writeNginxFiles } from '../nginx/fill-in.ts';
import { frontOf } from '../nginx/front.ts';
import { apiPorts, placesIn } from './places.ts';
import { readSiteSettings } from './settings.ts';

/**
 * A program of each release: writes how nginx serves it, from its own templates. Every path names the release, so pages
 * and the hashes of their scripts change in one moment, when nginx reads its configuration anew.
 */
const folder = join(import.meta.dirname, '../../..');
const places = placesIn(process.argv[2]);
const { origin, realIpFrom } = readSiteSettings(places);
const [one, two] = apiPorts;
writeNginxFiles(
  {
    API_ONE: `127.0.0.1:${one}`,
    API_TWO: `127.0.0.1:${two}`,
    SITE_ROOT: join(folder, 'site/client'),
    NGINX_MAPS: join(folder, 'site/nginx'),
    NGINX_FILLED: join(folder, 'web'),
    NGINX_LOGS: places.logs,
    NGINX_CACHE: places.cache,
    NGINX_RUN: places.run,
    NGINX_MODULES: '/usr/lib/nginx/modules',
  },
  frontOf({
    publicOrigin: origin,
    realIpFrom,
    tlsFolder: places.tls,
    challengeFolder: places.challenges,
  }),
);
