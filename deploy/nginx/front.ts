import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from './write-config.ts';

interface FrontOptions {
  publicOrigin: string;
  /** Networks of a CDN or load balancer that may set the client address. */
  realIpFrom: readonly string[];
  tlsFolder: string;
  challengeFolder: string;
}

function buildRealIpConfig(networks: readonly string[]): string {
  const realIp = networks.map((network) => `set_real_ip_from ${network};\n`).join('');
  return realIp && `${realIp}real_ip_header X-Forwarded-For;\nreal_ip_recursive on;\n`;
}

/** Plain HTTP behind a proxy that terminates TLS. */
export function buildPlainFront(port: number, { realIpFrom }: Pick<FrontOptions, 'realIpFrom'>) {
  return { listen: `listen ${port};\n`, http: buildRealIpConfig(realIpFrom) };
}

/** Listens on the public origin, with TLS unless the origin is http. */
export function buildTlsFront({
  publicOrigin,
  realIpFrom,
  tlsFolder,
  challengeFolder,
}: FrontOptions) {
  const { protocol, hostname, port, origin } = new URL(publicOrigin);
  const realIpConfig = buildRealIpConfig(realIpFrom);
  if (protocol === 'http:') {
    return { listen: `listen ${hostname}:${port || 80};\n`, http: realIpConfig };
  }
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  const values = { ORIGIN: origin, TLS: tlsFolder, CHALLENGES: challengeFolder };
  return {
    listen: fillTemplate(read('listen-tls.conf.template'), values),
    http: realIpConfig + fillTemplate(read('front.conf.template'), values),
  };
}
