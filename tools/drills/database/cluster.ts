import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { newestPostgres } from '../../dev/stack/postgres.ts';
import { until } from '../until.ts';
import { asPostgres, isRoot } from './as-postgres.ts';

const { bin } = newestPostgres();

/** Anybody on this machine may enter: nobody else reaches it, and it lasts for minutes. */
const whoMayEnter = 'local all all trust\nhost all all 127.0.0.1/32 trust\n';

/**
 * A PostgreSQL of the drill's own, with settings beside its data as Debian has them: whoever loses the data still has
 * the settings. Everything goes with the process that made it.
 */
export class Cluster {
  readonly folder: string;
  readonly data: string;
  readonly #port: number;
  /** What the server and the programs that it starts are told of their surroundings. */
  readonly env: Record<string, string> = {};

  constructor(port: number, settings: string) {
    // Not the usual folder for such things: the path of a socket must be short.
    this.folder = mkdtempSync('/tmp/kongres-drill-');
    this.data = join(this.folder, 'data');
    this.#port = port;
    const own = [
      `port = ${port}`,
      "listen_addresses = '127.0.0.1'",
      `unix_socket_directories = '${this.folder}'`,
      `hba_file = '${this.folder}/pg_hba.conf'`,
    ];
    writeFileSync(join(this.folder, 'pg_hba.conf'), whoMayEnter);
    writeFileSync(join(this.folder, 'postgresql.conf'), `${settings}\n${own.join('\n')}\n`);
    mkdirSync(this.data, { mode: 0o700 });
    this.#handOver();
    process.once('exit', () => {
      this.#killNow();
      rmSync(this.folder, { recursive: true, force: true });
    });
  }

  /** An empty database server. */
  async initialise(): Promise<void> {
    await asPostgres(join(bin, 'initdb'), [
      `--pgdata=${this.data}`,
      '--username=postgres',
      '--auth=trust',
      '--no-sync',
    ]);
  }

  async start(): Promise<void> {
    // pg_ctl leaves the server behind with our pipes in its hands: without --log it would never return.
    const options = [
      `--pgdata=${this.data}`,
      '--wait',
      '--timeout=120',
      `--log=${this.folder}/log`,
      `--options=-c config_file=${this.folder}/postgresql.conf`,
    ];
    await asPostgres(join(bin, 'pg_ctl'), ['start', ...options], this.env);
  }

  /** One statement as its superuser; answers with the rows. */
  async query<Row extends object>(sql: string): Promise<Row[]> {
    return await ask<Row>(this.url('postgres'), sql);
  }

  url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/${database}`;
  }

  /** As a machine ends that loses its power: every process at once, nothing is written any more. */
  async kill(): Promise<void> {
    const killed = this.#killNow();
    await until('every process of the database has ended', () => !killed.some(isAlive));
  }

  /** The machine and its disk are gone; an empty one stands in its place. */
  async destroy(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true });
    mkdirSync(this.data, { mode: 0o700 });
    this.#handOver();
  }

  #killNow(): number[] {
    const pid = this.#pid();
    if (!pid || !isAlive(pid)) return [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const all = [pid, ...children.filter(Boolean).map(Number)];
    for (const one of all) process.kill(one, 'SIGKILL');
    return all;
  }

  #pid(): number {
    try {
      return Number.parseInt(readFileSync(join(this.data, 'postmaster.pid'), 'utf8'), 10);
    } catch {
      return 0;
    }
  }

  #handOver(): void {
    if (isRoot) execFileSync('chown', ['-R', 'postgres', this.folder]);
  }
}

export async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A server that is killed ends the connection; without a listener that would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** One that has ended and that nobody has asked about is alive no more. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
