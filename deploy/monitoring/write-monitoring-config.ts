import {
  chmodSync,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Host } from '../lib/host.ts';
import { apiPorts, metricsPorts, type ServerPaths } from '../lib/paths.ts';
import { readSiteSettings, readAlertSettings } from '../lib/settings.ts';
import { buildAlertmanagerConfig, buildPrometheusConfig } from './config-files.ts';

/** Debian's defaults listen on all interfaces. */
const exporterArguments = {
  prometheus: ['--web.listen-address=127.0.0.1:9090'],
  // A single instance needs no cluster port.
  'prometheus-alertmanager': ['--web.listen-address=127.0.0.1:9093', '--cluster.listen-address='],
  'prometheus-node-exporter': ['--web.listen-address=127.0.0.1:9100'],
  'prometheus-blackbox-exporter': [
    '--config.file=/etc/prometheus/blackbox.yml',
    '--web.listen-address=127.0.0.1:9115',
  ],
};

const generatedMark = '# Written by `kongres monitoring`';
const formatLocalAddress = (port: number) => `127.0.0.1:${port}`;

/**
 * Configures Debian's Prometheus and Alertmanager. Files are validated before they are installed; a file that this
 * program did not write is kept as a backup.
 */
export function writeMonitoringConfig(places: ServerPaths, host: Host): void {
  const { origin } = readSiteSettings(places);
  const mail = readAlertSettings(places);
  if (!mail.to) throw new Error('set ALERTS_TO in kongres.env to the recipient of alerts');
  const alertsFile = join(places.prometheus, 'kongres-alerts.yml');
  const prometheus = buildPrometheusConfig({
    api: apiPorts.map((port) => formatLocalAddress(metricsPorts.api(port))),
    worker: formatLocalAddress(metricsPorts.worker),
    machine: formatLocalAddress(9100),
    probe: formatLocalAddress(9115),
    site: `${origin}/api/ready`,
    alertmanager: formatLocalAddress(9093),
    alertsFile,
  });
  const alerts = readFileSync(join(import.meta.dirname, 'alerts.yml'), 'utf8');
  installFile(alertsFile, `${generatedMark}.\n${alerts}`, ['promtool', 'check', 'rules']);
  installFile(join(places.prometheus, 'prometheus.yml'), prometheus, [
    'promtool',
    'check',
    'config',
  ]);
  installFile(join(places.prometheus, 'alertmanager.yml'), buildAlertmanagerConfig(mail), [
    'amtool',
    'check-config',
  ]);
  for (const [unit, args] of Object.entries(exporterArguments)) {
    installFile(join(places.defaults, unit), `${generatedMark}.\nARGS="${args.join(' ')}"\n`, [
      'sh',
      '-n',
    ]);
    host.run('systemctl', 'restart', `${unit}.service`);
  }
  host.print(`alerts go to ${mail.to}`);

  function installFile(file: string, text: string, [program = '', ...args]: string[]) {
    const unfinished = `${file}.new`;
    writeFileSync(unfinished, text, { mode: 0o640 });
    // One of them contains the password of the mail server.
    host.run('chgrp', 'prometheus', unfinished);
    chmodSync(unfinished, 0o640);
    host.run(program, ...args, unfinished);
    if (existsSync(file) && !readFileSync(file, 'utf8').startsWith(generatedMark)) {
      copyFileSync(file, `${file}.before-kongres`);
    }
    renameSync(unfinished, file);
  }
}
