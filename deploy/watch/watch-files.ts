import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn } from '../nginx/fill-in.ts';

/** Who is asked; addresses are `host:port`. */
interface Asked {
  api: readonly string[];
  worker: string;
  /** Debian's exporters: of the machine, and of the site as visitors find it. */
  machine: string;
  probe: string;
  site: string;
  alertmanager: string;
  alertsFile: string;
  /** How often. */
  every?: string;
}

/** The configuration of Prometheus. */
export function prometheusFile({ every = '15s', api, ...asked }: Asked): string {
  return fillIn(read('prometheus.yml.template'), {
    EVERY: every,
    ALERTS: asked.alertsFile,
    ALERTMANAGER: asked.alertmanager,
    API: api.join(', '),
    WORKER: asked.worker,
    MACHINE: asked.machine,
    SITE: asked.site,
    PROBE: asked.probe,
  });
}

export interface Mail {
  to: string;
  from: string;
  smtpUrl: string;
}

/** The configuration of Alertmanager. News of each kind may wait a little for more of it. */
export function alertmanagerFile(
  { to, from, smtpUrl }: Mail,
  patience = { now: '10s', today: '10m' },
): string {
  const smtp = new URL(smtpUrl);
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(smtp.hostname);
  const port = smtp.port || (smtp.protocol === 'smtps:' ? '465' : '587');
  return fillIn(read('alertmanager.yml.template'), {
    FROM: quoted(from),
    TO: quoted(to),
    SMARTHOST: quoted(`${smtp.hostname}:${port}`),
    // A mail server on this machine needs no secret kept from it.
    TLS: String(!isLocal),
    LOGIN: smtp.username
      ? `  smtp_auth_username: ${quoted(decodeURIComponent(smtp.username))}\n` +
        `  smtp_auth_password: ${quoted(decodeURIComponent(smtp.password))}\n`
      : '',
    AT_ONCE: patience.now,
    SOON: patience.today,
  });
}

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}

/** As YAML takes any text. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
