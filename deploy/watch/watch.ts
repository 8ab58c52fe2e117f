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
import { apiPorts, watchPorts, type Places } from '../lib/places.ts';
import { readSiteSettings, readWatchSettings } from '../lib/settings.ts';
import { alertmanagerFile, prometheusFile } from './watch-files.ts';

/** Debian lets them listen to everybody; what they tell is for this machine alone. */
const listening = {
  prometheus: ['--web.listen-address=127.0.0.1:9090'],
  // There is one of it, so it has nobody to agree with.
  'prometheus-alertmanager': ['--web.listen-address=127.0.0.1:9093', '--cluster.listen-address='],
  'prometheus-node-exporter': ['--web.listen-address=127.0.0.1:9100'],
  'prometheus-blackbox-exporter': [
    '--config.file=/etc/prometheus/blackbox.yml',
    '--web.listen-address=127.0.0.1:9115',
  ],
};

const mark = '# Written by `kongres watch`';
const local = (port: number) => `127.0.0.1:${port}`;

/**
 * Tells Debian's Prometheus and Alertmanager whom to ask and whom to write to. What does not pass their own check is not
 * put in place; a file that was somebody else's is kept beside ours.
 */
export function watch(places: Places, host: Host): void {
  const { origin } = readSiteSettings(places);
  const mail = readWatchSettings(places);
  if (!mail.to) throw new Error('ALERTS_TO in kongres.env says who is told');
  const alertsFile = join(places.prometheus, 'kongres-alerts.yml');
  const prometheus = prometheusFile({
    api: apiPorts.map((port) => local(watchPorts.api(port))),
    worker: local(watchPorts.worker),
    machine: local(9100),
    probe: local(9115),
    site: `${origin}/api/ready`,
    alertmanager: local(9093),
    alertsFile,
  });
  const alerts = readFileSync(join(import.meta.dirname, 'alerts.yml'), 'utf8');
  put(alertsFile, `${mark}.\n${alerts}`, ['promtool', 'check', 'rules']);
  put(join(places.prometheus, 'prometheus.yml'), prometheus, ['promtool', 'check', 'config']);
  put(join(places.prometheus, 'alertmanager.yml'), alertmanagerFile(mail), [
    'amtool',
    'check-config',
  ]);
  for (const [unit, args] of Object.entries(listening)) {
    put(join(places.defaults, unit), `${mark}.\nARGS="${args.join(' ')}"\n`, ['sh', '-n']);
    host.run('systemctl', 'restart', `${unit}.service`);
  }
  host.say(`alerts go to ${mail.to}`);

  function put(file: string, text: string, [program = '', ...args]: string[]) {
    const unfinished = `${file}.new`;
    writeFileSync(unfinished, text, { mode: 0o640 });
    // A mail server's password is in one of them.
    host.run('chgrp', 'prometheus', unfinished);
    chmodSync(unfinished, 0o640);
    host.run(program, ...args, unfinished);
    if (existsSync(file) && !readFileSync(file, 'utf8').startsWith(mark)) {
      copyFileSync(file, `${file}.before-kongres`);
    }
    renameSync(unfinished, file);
  }
}
