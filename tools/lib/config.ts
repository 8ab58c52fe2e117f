import './load-env-file.ts';
import { toAppRoleUrl } from './app-role.ts';
import { getDemonstrationStart } from './demonstration-clock.ts';

export const inheritedEnvironment: NodeJS.ProcessEnv = process.env;

export function readDatabaseServer(env = inheritedEnvironment): string {
  return env['DATABASE_SERVER'] || 'postgres://postgres@127.0.0.1:5432';
}

export function readDurableDatabaseServer(env = inheritedEnvironment): string {
  return env['DURABLE_DATABASE_SERVER'] || readDatabaseServer(env);
}

export const excludedTests = (inheritedEnvironment['EXCLUDED_TESTS'] || '')
  .split(',')
  .filter(Boolean);

/** Set by vitest.config.ts. */
export const isFirstTier = inheritedEnvironment['TEST_TIER'] === 'anywhere';

const usualPorts = { DEV_PORT: 5173, STACK_PORT: 8080 };

/** Offsets from the port of the stack. */
const distanceFromStack = { stack: 0, e2e: 100, bench: 200, compare: 300 };
const databasePrefix = { stack: 'stack', e2e: 'stack', bench: 'bench', compare: 'compare' };

const demonstration = getDemonstrationStart().toISOString();

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

export type LocalConfig = ReturnType<typeof readDevConfig> | ReturnType<typeof readStackConfig>;

function readPort(
  env: NodeJS.ProcessEnv,
  name: keyof typeof usualPorts,
  { from }: { from: number },
): number {
  const port = Number(env[name] || usualPorts[name]);
  if (!Number.isInteger(port) || port < from || port > 60_000) {
    throw new Error(`${name} is not a port from ${from} to 60000`);
  }
  return port;
}

function readDatabase(env: NodeJS.ProcessEnv, name: string) {
  const url = new URL(readDatabaseServer(env));
  url.pathname = name;
  return { ownerUrl: url.href, databaseUrl: toAppRoleUrl(url.href) };
}
