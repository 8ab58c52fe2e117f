/** Where things are on a server; a test has them all in a folder of its own. */
export function placesIn(root = '/') {
  const at = (path: string) => (root === '/' ? `/${path}` : `${root}/${path}`);
  const state = at('var/lib/kongres');
  return {
    /** Settings: `site.env` for everybody, `kongres.env` for API and worker, `owner.env` for migrations. */
    settings: at('etc/kongres'),
    /** The release that the package brought. */
    packaged: at('usr/lib/kongres/release'),
    releases: `${state}/releases`,
    /** What the builder may write in; it has an outbox there. */
    builder: at('var/lib/kongres-builder'),
    /** The release that processes start from. */
    current: `${state}/current`,
    /** The one that visitors had before. */
    previous: `${state}/previous`,
    /** The configuration that nginx reads, which names its release. */
    web: `${state}/web`,
    tls: `${state}/tls`,
    challenges: `${state}/challenges`,
    lock: `${state}/lock`,
    /** Our own streams, a folder for each room; whoever encodes them writes here. */
    live: `${state}/live`,
    logs: at('var/log/kongres'),
    cache: at('var/cache/kongres-web'),
    run: at('run/kongres-web'),
    /** Where Debian's Prometheus and its Alertmanager are told what to do. */
    prometheus: at('etc/prometheus'),
    /** What Debian's programs are started with. */
    defaults: at('etc/default'),
  };
}

export type Places = ReturnType<typeof placesIn>;

/** What is renewed with a release; the API has two processes, so that one answers while the other starts. */
export const apiPorts = [8071, 8072] as const;
/** Where each process tells this machine how it does; the units say the same. */
export const watchPorts = { api: (port: number) => 10_000 + port, worker: 18_070 };
export const units = {
  migrate: 'kongres-migrate.service',
  worker: 'kongres-worker.service',
  api: apiPorts.map((port) => `kongres-api@${port}.service`),
  web: 'kongres-web.service',
};
