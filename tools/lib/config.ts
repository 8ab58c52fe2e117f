import './load-env-file.ts';
import { asAppRole } from './app-role.ts';
import { demonstrationStart } from './demonstration-clock.ts';

/** What every process of the stack starts from. */
export const inheritedEnvironment: NodeJS.ProcessEnv = process.env;

/** The PostgreSQL server on which dev, stack, bench and tests make their databases. */
export function readDatabaseServer(env = inheritedEnvironment): string {
  return env['DATABASE_SERVER'] || 'postgres://postgres@127.0.0.1:5432';
}

/** The server for tests that need fsync, where DATABASE_SERVER has it off. */
export function readDurableDatabaseServer(env = inheritedEnvironment): string {
  return env['DURABLE_DATABASE_SERVER'] || readDatabaseServer(env);
}

/** Test files that the gate leaves out because nothing they depend on has changed. */
export const excludedTests = (inheritedEnvironment['EXCLUDED_TESTS'] || '')
  .split(',')
  .filter(Boolean);

/** Set by vitest.config.ts for the tests that run anywhere. */
export const isFirstTier = inheritedEnvironment['TEST_TIER'] === 'anywhere';

/** The first of the ports; the others follow it, so that several can run on one machine. */
const usualPorts = { DEV_PORT: 5173, STACK_PORT: 8080 };

/** Browser tests, the bench and renderings run beside a stack and move along with it. */
const distanceFromStack = { stack: 0, e2e: 100, bench: 200, compare: 300 };
/** Browser tests keep the prefix `stack`: the port tells their database from a stack's. */
const databasePrefix = { stack: 'stack', e2e: 'stack', bench: 'bench', compare: 'compare' };

/** When nobody says what time it is for the edition. */
const demonstration = demonstrationStart().toISOString();

/** Where `npm run dev` listens: on DEV_PORT and the five ports after it. */
export function readDevConfig(env = inheritedEnvironment) {
  const port = readPort(env, 'DEV_PORT', { from: 1024 });
  return {
    portVariable: 'DEV_PORT',
    port,
    apiPorts: [port + 1] as const,
    fakeStripePort: port + 2,
    smtpPort: port + 3,
    mailPagePort: port + 4,
    deskPort: port + 5,
    ...readDatabase(env, `kongres_dev_${port}`),
    logLevel: env['LOG_LEVEL'] || 'info',
    editionClock: env['EDITION_CLOCK'] || demonstration,
  } as const;
}

/** Where the local stack listens. Its mail ports move along from their usual numbers. */
export function readStackConfig(
  env = inheritedEnvironment,
  use: keyof typeof distanceFromStack = 'stack',
) {
  const usual = usualPorts.STACK_PORT;
  const port = readPort(env, 'STACK_PORT', { from: usual }) + distanceFromStack[use];
  const moved = port - usual;
  return {
    portVariable: 'STACK_PORT',
    port,
    apiPorts: [port + 1, port + 2] as const,
    fakeStripePort: port + 3,
    smtpPort: 1025 + moved,
    mailPagePort: 1080 + moved,
    ...readDatabase(env, `kongres_${databasePrefix[use]}_${port}`),
    logLevel: env['LOG_LEVEL'] || 'info',
    editionClock: env['EDITION_CLOCK'] || demonstration,
  } as const;
}

/** What dev and stack have in common. */
export type LocalConfig = ReturnType<typeof readDevConfig> | ReturnType<typeof readStackConfig>;

function readPort(
  env: NodeJS.ProcessEnv,
  name: keyof typeof usualPorts,
  { from }: { from: number },
): number {
  const port = Number(env[name] || usualPorts[name]);
  if (!Number.isInteger(port) || port < from || port > 60_000) {
    throw new Error(`${name} is no port from ${from} to 60000`);
  }
  return port;
}

/** A database of its own for every port, entered by its owner and as the product enters it. */
function readDatabase(env: NodeJS.ProcessEnv, name: string) {
  const url = new URL(readDatabaseServer(env));
  url.pathname = name;
  return { ownerUrl: url.href, databaseUrl: asAppRole(url.href) };
}
