import type { Context } from '../../platform/context.ts';
import { userInfo } from 'node:os';
import type { Writable } from 'node:stream';
import { styleText } from 'node:util';
import type { Config, readOrganiserConfig } from '../../platform/config/config.ts';
import { createPool, type Pool } from '../../platform/db/connection.ts';
import { followEditionClock } from '../../platform/clock/open-edition-clock.ts';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { createLogger } from '../../platform/log.ts';
import { openQueue, type Queue } from '../../platform/queue/queue.ts';
import { formatTable, type TableColumn } from './printed-table.ts';
import { confirmAction, type Keyboard } from './confirm-action.ts';
import { CommandError } from './command-error.ts';

export interface ProgramOptions {
  config: ReturnType<typeof readOrganiserConfig>;
  stdin: Keyboard;
  stdout: Writable;
  stderr: Writable;
  now: () => Date;
}

export class Terminal {
  readonly #parts: ProgramOptions;
  #pool: Pool | undefined;
  #queue: Queue | undefined;
  #edition: EditionClock | undefined;
  /** Commands print to the terminal instead of logging. */
  readonly #log = createLogger('silent', 'organiser');
  exitCode = 0;

  constructor(parts: ProgramOptions) {
    this.#parts = parts;
  }

  get now(): Date {
    return this.#parts.now();
  }

  get pool(): Pool {
    this.#pool ??= createPool(this.#config.databaseUrl, this.#log, `organiser ${getUserName()}`);
    return this.#pool;
  }

  get deskOrigin(): string {
    return this.#config.deskOrigin;
  }

  async openClock(): Promise<EditionClock> {
    const real = { pool: this.pool, now: this.#parts.now };
    this.#edition ??= await followEditionClock(real, this.#config.editionClock);
    return this.#edition;
  }

  /** Needs APP_SECRET, from which order links and ticket codes are derived. */
  async createContext(): Promise<Context> {
    const { secret, publicOrigin } = this.#config;
    if (!secret)
      throw new CommandError('APP_SECRET is not set; it is needed for the links of orders.');
    const { now } = this.#parts;
    this.#queue ??= await openQueue(this.pool, this.#log);
    const [queue, edition] = [this.#queue, await this.openClock()];
    return { pool: this.pool, queue, now, edition, config: { secret, publicOrigin } };
  }

  getStripeConfig(): Pick<Config, 'stripe' | 'publicOrigin'> {
    const { stripe, publicOrigin } = this.#config;
    if (!stripe)
      throw new CommandError('STRIPE_SECRET_KEY is not set; it is needed for requests to Stripe.');
    return { stripe, publicOrigin };
  }

  print(...lines: readonly string[]): void {
    this.#parts.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Prints to stderr. */
  printError(line: string): void {
    this.#parts.stderr.write(`${line}\n`);
  }

  printTable<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): void {
    const [titles = '', ...lines] = formatTable(columns, rows);
    this.print(styleText('bold', titles, { stream: this.#parts.stdout }), ...lines);
  }

  printJson(value: unknown): void {
    this.print(JSON.stringify(value, null, 2));
  }

  async confirmAction(question: string, { yes }: { yes?: boolean }): Promise<void> {
    if (!yes) await confirmAction(this.#parts.stdin, this.#parts.stderr, question);
  }

  async close(): Promise<void> {
    await this.#queue?.stop();
    await this.#pool?.end();
  }

  get #config() {
    const { config } = this.#parts;
    if (config.ok) return config;
    throw new CommandError(
      config.variable === 'DATABASE_URL'
        ? 'DATABASE_URL is not set; for the stack on this machine: ' +
            'DATABASE_URL=postgres://kongres_app@127.0.0.1:5432/kongres_stack_8080 npm run organiser -- incidents'
        : `${config.variable} is invalid.`,
    );
  }
}

/** In a container a user may have no name. */
function getUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
