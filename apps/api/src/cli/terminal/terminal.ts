import type { Context } from '../../platform/context.ts';
import { userInfo } from 'node:os';
import type { Writable } from 'node:stream';
import { styleText } from 'node:util';
import type { Config, readOrganiserConfig } from '../../platform/config/config.ts';
import { createPool, type Pool } from '../../platform/db/connection.ts';
import { followEditionClock } from '../../platform/clock/open-edition-clock.ts';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { createLog } from '../../platform/log.ts';
import { openQueue, type Queue } from '../../platform/queue/queue.ts';
import { tableLines, type TableColumn } from './printed-table.ts';
import { makeSure, type Keyboard } from './question.ts';
import { Refusal } from './refusal.ts';

export interface ProgramParts {
  config: ReturnType<typeof readOrganiserConfig>;
  stdin: Keyboard;
  stdout: Writable;
  stderr: Writable;
  now: () => Date;
}

/** What commands work with: the database and its rules on one side, the person on the other. */
export class Terminal {
  readonly #parts: ProgramParts;
  #pool: Pool | undefined;
  #queue: Queue | undefined;
  #edition: EditionClock | undefined;
  /** Nothing a command has to say goes through a log: it is told to the person. */
  readonly #log = createLog('silent', 'organiser');
  exitCode = 0;

  constructor(parts: ProgramParts) {
    this.#parts = parts;
  }

  get now(): Date {
    return this.#parts.now();
  }

  get pool(): Pool {
    this.#pool ??= createPool(this.#config.databaseUrl, this.#log, `organiser ${userOfMachine()}`);
    return this.#pool;
  }

  get deskOrigin(): string {
    return this.#config.deskOrigin;
  }

  /** The clock by which the servers of this database sell. */
  async edition(): Promise<EditionClock> {
    const real = { pool: this.pool, now: this.#parts.now };
    this.#edition ??= await followEditionClock(real, this.#config.editionClock);
    return this.#edition;
  }

  /** What changes an order. Links and codes are made from the secret that the API has. */
  async context(): Promise<Context> {
    const { secret, publicOrigin } = this.#config;
    if (!secret) throw new Refusal('APP_SECRET is not set, so no link can be made for the order.');
    const { now } = this.#parts;
    this.#queue ??= await openQueue(this.pool, this.#log);
    const [queue, edition] = [this.#queue, await this.edition()];
    return { pool: this.pool, queue, now, edition, config: { secret, publicOrigin } };
  }

  stripe(): Pick<Config, 'stripe' | 'publicOrigin'> {
    const { stripe, publicOrigin } = this.#config;
    if (!stripe) throw new Refusal('STRIPE_SECRET_KEY is not set, so Stripe cannot be asked.');
    return { stripe, publicOrigin };
  }

  /** For the person or the file that asked. */
  print(...lines: readonly string[]): void {
    this.#parts.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** For the person only: not part of what was asked for. */
  remark(line: string): void {
    this.#parts.stderr.write(`${line}\n`);
  }

  printTable<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): void {
    const [titles = '', ...lines] = tableLines(columns, rows);
    this.print(styleText('bold', titles, { stream: this.#parts.stdout }), ...lines);
  }

  printJson(value: unknown): void {
    this.print(JSON.stringify(value, null, 2));
  }

  async makeSure(question: string, { yes }: { yes?: boolean }): Promise<void> {
    if (!yes) await makeSure(this.#parts.stdin, this.#parts.stderr, question);
  }

  async close(): Promise<void> {
    await this.#queue?.stop();
    await this.#pool?.end();
  }

  get #config() {
    const { config } = this.#parts;
    if (config.ok) return config;
    throw new Refusal(
      config.variable === 'DATABASE_URL'
        ? 'DATABASE_URL does not say which database to open; for the stack on this machine: ' +
            'DATABASE_URL=postgres://kongres_app@127.0.0.1:5432/kongres_stack_8080 npm run organiser -- alarms'
        : `${config.variable} is set to something that cannot be used.`,
    );
  }
}

/** Who sits at the terminal. In a container a user may have a number only, and no name. */
function userOfMachine(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
