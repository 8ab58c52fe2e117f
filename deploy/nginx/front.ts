import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn } from './fill-in.ts';

interface Front {
  publicOrigin: string;
  /** Networks of a CDN or load balancer that may say where a visitor comes from. */
  realIpFrom: readonly string[];
  /** `fullchain.pem` and `privkey.pem`. */
  tlsFolder: string;
  /** Where certbot puts its answers. */
  challengeFolder: string;
}

/** What a CDN or load balancer says of a visitor's address is believed if it is one of these. */
function believe(networks: readonly string[]): string {
  const realIp = networks.map((network) => `set_real_ip_from ${network};\n`).join('');
  return realIp && `${realIp}real_ip_header X-Forwarded-For;\nreal_ip_recursive on;\n`;
}

/** How the world comes in where somebody else stands in front, and encrypts. */
export function plainFront(port: number, { realIpFrom }: Pick<Front, 'realIpFrom'>) {
  return { listen: `listen ${port};\n`, http: believe(realIpFrom) };
}

/** How the world comes in: by the address that is public, encrypted unless that address says otherwise. */
export function frontOf({ publicOrigin, realIpFrom, tlsFolder, challengeFolder }: Front) {
  const { protocol, hostname, port, origin } = new URL(publicOrigin);
  const believed = believe(realIpFrom);
  if (protocol === 'http:') {
    return { listen: `listen ${hostname}:${port || 80};\n`, http: believed };
  }
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const values = { ORIGIN: origin, TLS: tlsFolder, CHALLENGES: challengeFolder };
  return {
    listen: fillIn(read('listen-tls.conf.template'), values),
    http: believed + fillIn(read('front.conf.template'), values),
  };
}
