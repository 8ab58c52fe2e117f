import { asAppRole } from './app-role.ts';

/** What every process of the stack starts from. */
export const inheritedEnvironment: NodeJS.ProcessEnv = process.env;

const usualPort = 8080;

/** Where the local stack listens. Another port moves everything along, so that two stacks can run. */
export function readStackConfig(env = inheritedEnvironment) {
  const port = Number(env['STACK_PORT'] || usualPort);
  if (!Number.isInteger(port) || port < usualPort || port > 60_000) {
    throw new Error(`STACK_PORT is no port from ${usualPort} up`);
  }
  const moved = port - usualPort;
  /** The stack's own database, made anew at every start, unless one is given to keep. */
  const ownerUrl =
    env['DATABASE_OWNER_URL'] || `postgres://postgres@127.0.0.1:5432/kongres_stack_${port}`;
  return {
    port,
    apiPorts: [port + 1, port + 2] as const,
    fakeStripePort: port + 3,
    smtpPort: 1025 + moved,
    mailPagePort: 1080 + moved,
    ownerUrl,
    databaseUrl: asAppRole(ownerUrl),
    isOwnDatabase: !env['DATABASE_OWNER_URL'],
    logLevel: env['LOG_LEVEL'] || 'info',
  };
}

export type StackConfig = ReturnType<typeof readStackConfig>;
