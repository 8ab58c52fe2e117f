import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../lib/find-program.ts';
import { fillBackupSettings } from '../../release/package/backup-settings.ts';
import { deployFolder } from '../../lib/folders.ts';
import { startStorage } from '../storage/start-storage.ts';
import { runAsPostgres, isRoot } from './run-as-postgres.ts';
import { Cluster } from './cluster.ts';

const encryptedPrefix = 'Salted__';

type Storage = Awaited<ReturnType<typeof startStorage>>;

/** A cluster with the settings of deploy/backup and an S3 storage behind TLS. */
export class BackedUpCluster {
  readonly cluster: Cluster;
  readonly #storage: Storage;
  readonly #program = findProgram('pgbackrest');

  private constructor(cluster: Cluster, storage: Storage) {
    this.cluster = cluster;
    this.#storage = storage;
  }

  static async create(port: number): Promise<BackedUpCluster> {
    const settings = readFileSync(join(deployFolder, 'backup/postgresql.conf'), 'utf8');
    const cluster = new Cluster(port, settings);
    const folder = mkdtempSync(join(tmpdir(), 'kongres-backups-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const at = (name: string) => join(folder, name);
    const keys = { id: randomBytes(10).toString('hex'), secret: randomBytes(20).toString('hex') };
    const region = 'eu-central-1';
    const storage = await startStorage('kongres', { ...keys, region }, makeCertificate(folder));
    const filled = fillInSettings({
      'repo1-s3-endpoint': 'localhost',
      'repo1-s3-region': region,
      'repo1-s3-bucket': 'kongres',
      'repo1-s3-key': keys.id,
      'repo1-s3-key-secret': keys.secret,
      'repo1-cipher-pass': randomBytes(36).toString('base64'),
    });
    writeFileSync(at('pgbackrest.conf'), filled);
    if (isRoot) execFileSync('chown', ['-R', 'postgres', folder]);
    Object.assign(cluster.env, {
      PGBACKREST_CONFIG: at('pgbackrest.conf'),
      PGBACKREST_LOCK_PATH: at('lock'),
      PGBACKREST_PG1_PATH: cluster.data,
      PGBACKREST_PG1_PORT: String(port),
      PGBACKREST_PG1_SOCKET_PATH: cluster.folder,
      PGBACKREST_PG1_USER: 'postgres',
      PGBACKREST_REPO1_STORAGE_PORT: String(storage.port),
      PGBACKREST_REPO1_STORAGE_CA_FILE: at('certificate.pem'),
    });
    const made = new BackedUpCluster(cluster, storage);
    await cluster.initialise();
    await cluster.start();
    await made.#run('stanza-create');
    await made.#run('check');
    return made;
  }

  async backUp(): Promise<void> {
    await this.#run('backup', '--type=full');
  }

  async restore(moment?: string): Promise<void> {
    const target = moment ? ['--type=time', `--target=${moment}`, '--target-action=promote'] : [];
    await this.#run('restore', ...target);
    await this.cluster.start();
  }

  /** The names of all stored files and of unencrypted ones. */
  listStoredFiles(): { all: string[]; readable: string[] } {
    const files = [...this.#storage.files];
    const isReadable = ([, bytes]: (typeof files)[number]) =>
      bytes.subarray(0, encryptedPrefix.length).toString() !== encryptedPrefix;
    return {
      all: files.map(([name]) => name),
      readable: files.filter(isReadable).map(([name]) => name),
    };
  }

  async close(): Promise<void> {
    await this.cluster.kill();
    await this.#storage.close();
  }

  async #run(command: string, ...options: string[]): Promise<void> {
    const args = ['--stanza=kongres', ...options, command];
    await runAsPostgres(this.#program, args, this.cluster.env);
  }
}

/** Fills in the empty lines, as an operator does. */
function fillInSettings(values: Readonly<Record<string, string>>): string {
  const filled = Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`^${name}=$`, 'm');
    if (!line.test(text)) throw new Error(`the settings have no empty ${name}`);
    return text.replace(line, () => `${name}=${value}`);
  }, fillBackupSettings());
  const empty = /^[\w-]+=$/m.exec(filled);
  if (empty) throw new Error(`no value for ${empty[0]}`);
  return filled;
}

function makeCertificate(folder: string): { key: string; cert: string } {
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
  const name = '-subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const files = ['-keyout', keyFile, '-out', certificateFile];
  execFileSync(findProgram('openssl'), ['req', ...kind.split(' '), ...name.split(' '), ...files], {
    stdio: 'ignore',
  });
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certificateFile, 'utf8') };
}
