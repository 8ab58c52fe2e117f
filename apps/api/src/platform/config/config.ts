import * as z from 'zod';
import { getDeskOrigin } from '@kongres/contract/desk/desk-origin';
import { organiser, publicOrigin } from '@kongres/content/facts/organiser';
import { validateEnvironment, environments } from './environment.ts';

const positiveInteger = z.coerce.number().int().positive();
const portNumber = z.coerce.number().int().min(1).max(65535);

/** An instant, or null for real time. */
const editionSetting = z
  .union([
    z.literal(['', 'now']),
    z.iso.datetime({
      offset: true,
      error: 'must be `now` or an instant with its time zone, such as 2026-02-16T09:59:00+01:00',
    }),
  ])
  .default('now')
  .transform((text) => (text === '' || text === 'now' ? null : new Date(text)));

const environmentVariables = z.object({
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: portNumber.default(8071),
  WATCH_PORT: portNumber.optional(),
  STAGE: z.enum(environments).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PUBLIC_ORIGIN: z.url().default(publicOrigin),
  // Empty: the public host name prefixed with `desk.`.
  DESK_ORIGIN: z.union([z.literal(''), z.url()]).default(''),
  EDITION_CLOCK: editionSetting,
  TRUSTED_PROXY: z.string().default('loopback'),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }),
  APP_SECRET: z.string().min(32),
  OLD_LINK_DAYS: positiveInteger.default(90),
  ALTCHA_SECRET: z.string().min(32),
  // Empty: no self-hosted streams.
  LIVE_SECRET: z.union([z.literal(''), z.string().min(32)]).default(''),
  STRIPE_API: z.url().default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.email().default(organiser.email),
  PURCHASES_PER_CLIENT: positiveInteger.default(30),
  PURCHASES_PER_EMAIL: positiveInteger.default(5),
  FREE_HOLDS_PER_CLIENT: z.coerce.number().int().nonnegative().default(3),
  HOLDS_PER_CLIENT: positiveInteger.default(8),
  FOOTER_CACHE_SECONDS: positiveInteger.max(30).default(30),
  CONTACTS_PER_CLIENT: positiveInteger.default(10),
  CONTACTS_PER_EMAIL: positiveInteger.default(3),
  SEARCHES_PER_CLIENT: positiveInteger.default(10),
  DESK_CALLS_PER_CLIENT: positiveInteger.default(60),
  ALTCHA_TRIES: positiveInteger.default(400),
  SWEEP_SECONDS: positiveInteger.default(30),
  RECONCILE_SECONDS: positiveInteger.default(240),
});

export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const variables = parseVariables(environmentVariables, env);
  const problems = validateEnvironment(variables);
  if (problems.length > 0) throw new Error(`configuration: ${problems.join('; ')}`);
  return {
    environment: variables.STAGE ?? 'local',
    host: variables.API_HOST,
    port: variables.API_PORT,
    /** Port of the metrics server on 127.0.0.1; null disables it. */
    metricsPort: variables.WATCH_PORT ?? null,
    logLevel: variables.LOG_LEVEL,
    publicOrigin: variables.PUBLIC_ORIGIN,
    deskOrigin: variables.DESK_ORIGIN || getDeskOrigin(variables.PUBLIC_ORIGIN),
    editionClock: variables.EDITION_CLOCK,
    trustedProxy: variables.TRUSTED_PROXY,
    databaseUrl: variables.DATABASE_URL,
    secret: variables.APP_SECRET,
    /** How long links made with a former APP_SECRET stay valid. */
    oldLinkDays: variables.OLD_LINK_DAYS,
    /** Signs stream URLs that nginx verifies; null without self-hosted streams. */
    liveSecret: variables.LIVE_SECRET || null,
    stripe: {
      api: new URL(variables.STRIPE_API),
      secretKey: variables.STRIPE_SECRET_KEY,
      webhookSecret: variables.STRIPE_WEBHOOK_SECRET,
    },
    email: { smtpUrl: variables.SMTP_URL, from: variables.MAIL_FROM },
    limits: {
      purchasesPerClient: variables.PURCHASES_PER_CLIENT,
      purchasesPerEmail: variables.PURCHASES_PER_EMAIL,
      /** Further holds of a client require a proof of work. */
      freeHolds: variables.FREE_HOLDS_PER_CLIENT,
      holdsPerClient: variables.HOLDS_PER_CLIENT,
    },
    /** Cached by nginx and again by the browser, so a change may take twice as long to appear. */
    footerCacheSeconds: variables.FOOTER_CACHE_SECONDS,
    /** Proof of work for contact messages, order searches and additional holds. */
    proofs: { secret: variables.ALTCHA_SECRET, tries: variables.ALTCHA_TRIES },
    contact: {
      perClient: variables.CONTACTS_PER_CLIENT,
      perEmail: variables.CONTACTS_PER_EMAIL,
    },
    searchesPerClient: variables.SEARCHES_PER_CLIENT,
    deskCallsPerClient: variables.DESK_CALLS_PER_CLIENT,
    sweepSeconds: variables.SWEEP_SECONDS,
    reconcileSeconds: variables.RECONCILE_SECONDS,
  };
}

export type Config = ReturnType<typeof readConfig>;

const migrationVariables = environmentVariables
  .pick({ DATABASE_URL: true })
  .extend({ DATABASE_OWNER_URL: environmentVariables.shape.DATABASE_URL });

export function readMigrationConfig(env: NodeJS.ProcessEnv = process.env) {
  const data = parseVariables(migrationVariables, env);
  return { ownerUrl: data.DATABASE_OWNER_URL, databaseUrl: data.DATABASE_URL };
}

function parseVariables<Schema extends z.ZodType>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
): z.output<Schema> {
  const result = schema.safeParse(env);
  if (!result.success) throw new Error(`configuration: ${z.prettifyError(result.error)}`);
  return result.data;
}

const organiserVariables = environmentVariables
  .pick({
    DATABASE_URL: true,
    PUBLIC_ORIGIN: true,
    DESK_ORIGIN: true,
    EDITION_CLOCK: true,
    STRIPE_API: true,
  })
  .extend({
    APP_SECRET: environmentVariables.shape.APP_SECRET.optional(),
    STRIPE_SECRET_KEY: z.string().optional(),
  });

/** Secrets and Stripe are optional: only the `orders` commands use them. */
export function readOrganiserConfig(env: NodeJS.ProcessEnv = process.env) {
  const read = organiserVariables.safeParse(env);
  if (!read.success) {
    return { ok: false, variable: String(read.error.issues[0]?.path[0]) } as const;
  }
  const { data } = read;
  return {
    ok: true,
    databaseUrl: data.DATABASE_URL,
    publicOrigin: data.PUBLIC_ORIGIN,
    deskOrigin: data.DESK_ORIGIN || getDeskOrigin(data.PUBLIC_ORIGIN),
    editionClock: data.EDITION_CLOCK,
    secret: data.APP_SECRET ?? null,
    stripe: data.STRIPE_SECRET_KEY
      ? // Commands receive no webhooks.
        { api: new URL(data.STRIPE_API), secretKey: data.STRIPE_SECRET_KEY, webhookSecret: '' }
      : null,
  } as const;
}
