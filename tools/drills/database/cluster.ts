import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { findNewestPostgres } from '../../dev/stack/postgres.ts';
import { waitUntil } from '../wait-until.ts';
import { runAsPostgres, isRoot } from './run-as-postgres.ts';

const { bin } = findNewestPostgres();

const hbaRules = 'local all all trust\nhost all all 127.0.0.1/32 trust\n';

/** A PostgreSQL cluster whose settings are outside its data folder, as on Debian. Removed when the process exits. */
export class Cluster {
  readonly folder: string;
  readonly data: string;
  readonly #port: number;
  readonly env: Record<string, string> = {};

  constructor(port: number, settings: string) {
    // Socket paths must be short.
    this.folder = mkdtempSync('/tmp/kongres-drill-');
    this.data = join(this.folder, 'data');
    this.#port = port;
    const own = [
      `port = ${port}`,
      "listen_addresses = '127.0.0.1'",
      `unix_socket_directories = '${this.folder}'`,
      `hba_file = '${this.folder}/pg_hba.conf'`,
    ];
    writeFileSync(join(this.folder, 'pg_hba.conf'), hbaRules);
    writeFileSync(join(this.folder, 'postgresql.conf'), `${settings}\n${own.join('\n')}\n`);
    mkdirSync(this.data, { mode: 0o700 });
    this.#handOver();
    process.once('exit', () => {
      this.#killNow();
      rmSync(this.folder, { recursive: true, force: true });
    });
  }

  async initialise(): Promise<void> {
    await runAsPostgres(join(bin, 'initdb'), [
      `--pgdata=${this.data}`,
      '--username=postgres',
      '--auth=trust',
      '--no-sync',
    ]);
  }

  async start(): Promise<void> {
    // Without --log the server inherits the pipes and pg_ctl does not return.
    const options = [
      `--pgdata=${this.data}`,
      '--wait',
      '--timeout=120',
      `--log=${this.folder}/log`,
      `--options=-c config_file=${this.folder}/postgresql.conf`,
    ];
    await runAsPostgres(join(bin, 'pg_ctl'), ['start', ...options], this.env);
  }

  async query<Row extends object>(sql: string): Promise<Row[]> {
    return await queryDatabase<Row>(this.url('postgres'), sql);
  }

  url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/${database}`;
  }

  /** Kills every process at once, as a power failure does. */
  async kill(): Promise<void> {
    const killed = this.#killNow();
    await waitUntil('every database process has ended', () => !killed.some(isAlive));
  }

  /** Deletes the data, as the loss of a disk does. */
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

export async function queryDatabase<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // Without a listener a lost connection would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Zombies count as ended. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
