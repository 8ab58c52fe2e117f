import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { installed } from '../../debian/installed.ts';
import { deployFolder } from '../../stack/folders.ts';
import { isRoot } from './as-postgres.ts';

interface Ports {
  own: number;
  one: number;
  two: number;
}

/** HAProxy with deploy/failover/haproxy.cfg, for databases on this machine. */
export class Haproxy {
  readonly command: [string, string[]];
  readonly #socket: string;

  constructor(folder: string, ports: Ports) {
    this.#socket = join(folder, 'haproxy.socket');
    const file = join(folder, 'haproxy.cfg');
    const settings = forPorts(ports).replace(
      /^global$/m,
      () => `global\n  stats socket ${this.#socket}`,
    );
    // Only root can become somebody else.
    writeFileSync(
      file,
      isRoot ? settings : settings.replaceAll(/^ +(?:chroot|user|group) .*\n/gm, ''),
    );
    this.command = [installed('haproxy'), ['-db', '-f', file]];
  }

  /** Whether it takes this one for the primary. */
  async isUp(name: 'kongres_one' | 'kongres_two'): Promise<boolean> {
    const socket = connect(this.#socket);
    socket.end('show stat\n');
    const lines = (await text(socket)).split('\n').map((line) => line.split(','));
    const column = lines[0]?.indexOf('status') ?? -1;
    return lines.find(([, server]) => server === name)?.[column] === 'UP';
  }
}

function forPorts({ own, one, two }: Ports): string {
  const places = {
    'bind 127.0.0.1:5433': `bind 127.0.0.1:${own}`,
    '192.0.2.11:5432': `127.0.0.1:${one}`,
    '192.0.2.12:5432': `127.0.0.1:${two}`,
  };
  const shipped = readFileSync(join(deployFolder, 'failover/haproxy.cfg'), 'utf8');
  return Object.entries(places).reduce((settings, [theirs, ours]) => {
    if (!settings.includes(theirs)) throw new Error(`haproxy.cfg does not say ${theirs}`);
    return settings.replace(theirs, ours);
  }, shipped);
}
