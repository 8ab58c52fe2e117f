/** Paths on a server; tests use another root. */
export function getServerPaths(root = '/') {
  const at = (path: string) => (root === '/' ? `/${path}` : `${root}/${path}`);
  const state = at('var/lib/kongres');
  return {
    /** `site.env` is world-readable, `kongres.env` is for API and worker, `owner.env` for migrations. */
    settings: at('etc/kongres'),
    packaged: at('usr/lib/kongres/release'),
    releases: `${state}/releases`,
    builder: at('var/lib/kongres-builder'),
    current: `${state}/current`,
    previous: `${state}/previous`,
    /** Link to the nginx configuration of the served release. */
    web: `${state}/web`,
    tls: `${state}/tls`,
    challenges: `${state}/challenges`,
    lock: `${state}/lock`,
    live: `${state}/live`,
    logs: at('var/log/kongres'),
    cache: at('var/cache/kongres-web'),
    run: at('run/kongres-web'),
    prometheus: at('etc/prometheus'),
    defaults: at('etc/default'),
  };
}

export type ServerPaths = ReturnType<typeof getServerPaths>;

/** Two API processes, so that one serves requests while the other restarts. */
export const apiPorts = [8071, 8072] as const;
/** Ports of the metrics servers; the systemd units repeat them. */
export const metricsPorts = { api: (port: number) => 10_000 + port, worker: 18_070 };
export const units = {
  migrate: 'kongres-migrate.service',
  worker: 'kongres-worker.service',
  api: apiPorts.map((port) => `kongres-api@${port}.service`),
  web: 'kongres-web.service',
};
