import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from '../nginx/write-config.ts';

interface ScrapeTargets {
  api: readonly string[];
  worker: string;
  /** Debian's node exporter and blackbox exporter. */
  machine: string;
  probe: string;
  site: string;
  alertmanager: string;
  alertsFile: string;
  interval?: string;
}

export function buildPrometheusConfig({
  interval = '15s',
  api,
  ...targets
}: ScrapeTargets): string {
  return fillTemplate(readTemplate('prometheus.yml.template'), {
    INTERVAL: interval,
    ALERTS: targets.alertsFile,
    ALERTMANAGER: targets.alertmanager,
    API: api.join(', '),
    WORKER: targets.worker,
    MACHINE: targets.machine,
    SITE: targets.site,
    PROBE: targets.probe,
  });
}

export interface AlertRecipient {
  to: string;
  from: string;
  smtpUrl: string;
}

/** Alerts of a kind are grouped for the given time before they are sent. */
export function buildAlertmanagerConfig(
  { to, from, smtpUrl }: AlertRecipient,
  groupWait = { now: '10s', today: '10m' },
): string {
  const smtp = new URL(smtpUrl);
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(smtp.hostname);
  const port = smtp.port || (smtp.protocol === 'smtps:' ? '465' : '587');
  return fillTemplate(readTemplate('alertmanager.yml.template'), {
    FROM: quoteYaml(from),
    TO: quoteYaml(to),
    SMARTHOST: quoteYaml(`${smtp.hostname}:${port}`),
    // TLS is not required for a mail server on this machine.
    TLS: String(!isLocal),
    LOGIN: smtp.username
      ? `  smtp_auth_username: ${quoteYaml(decodeURIComponent(smtp.username))}\n` +
        `  smtp_auth_password: ${quoteYaml(decodeURIComponent(smtp.password))}\n`
      : '',
    GROUP_WAIT_NOW: groupWait.now,
    GROUP_WAIT_TODAY: groupWait.today,
  });
}

function readTemplate(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}

function quoteYaml(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
