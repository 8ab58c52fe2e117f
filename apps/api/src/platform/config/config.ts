import * as z from 'zod';
import { deskOriginOf } from '@kongres/contract/desk/desk-origin';
import { organiser, publicOrigin } from '@kongres/content/facts/organiser';
import { stageFaults, stages } from './stage-faults.ts';

const count = z.coerce.number().int().positive();
const port = z.coerce.number().int().min(1).max(65535);

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

const environment = z.object({
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(8071),
  WATCH_PORT: port.optional(),
  STAGE: z.enum(stages).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  PUBLIC_ORIGIN: z.url().default(publicOrigin),
  // Empty: the public address with `desk.` before it.
  DESK_ORIGIN: z.union([z.literal(''), z.url()]).default(''),
  EDITION_CLOCK: editionSetting,
  TRUSTED_PROXY: z.string().default('loopback'),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }),
  APP_SECRET: z.string().min(32),
  OLD_LINK_DAYS: count.default(90),
  ALTCHA_SECRET: z.string().min(32),
  // Empty: there is no stream of our own to sign the way to.
  LIVE_SECRET: z.union([z.literal(''), z.string().min(32)]).default(''),
  STRIPE_API: z.url().default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.email().default(organiser.email),
  PURCHASES_PER_CLIENT: count.default(30),
  PURCHASES_PER_EMAIL: count.default(5),
  FREE_HOLDS_PER_CLIENT: z.coerce.number().int().nonnegative().default(3),
  HOLDS_PER_CLIENT: count.default(8),
  FOOTER_CACHE_SECONDS: count.max(30).default(30),
  CONTACTS_PER_CLIENT: count.default(10),
  CONTACTS_PER_EMAIL: count.default(3),
  SEARCHES_PER_CLIENT: count.default(10),
  DESK_CALLS_PER_CLIENT: count.default(60),
  ALTCHA_TRIES: count.default(400),
  SWEEP_SECONDS: count.default(30),
  RECONCILE_SECONDS: count.default(240),
});

/** Parsed once, at start-up, and handed to whoever needs a part of it. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const data = parse(environment, env);
  const faults = stageFaults(data);
  if (faults.length > 0) throw new Error(`configuration: ${faults.join('; ')}`);
  return {
    /** Whom this is for; `local` is for this machine alone. */
    stage: data.STAGE ?? 'local',
    host: data.API_HOST,
    port: data.API_PORT,
    /** Where this machine alone may ask how the process does; null for nowhere. */
    watchPort: data.WATCH_PORT ?? null,
    logLevel: data.LOG_LEVEL,
    publicOrigin: data.PUBLIC_ORIGIN,
    /** Where the organiser's desk stands; passkeys belong to its host name. */
    deskOrigin: data.DESK_ORIGIN || deskOriginOf(data.PUBLIC_ORIGIN),
    /** Where the edition's clock starts; null for real time. */
    editionClock: data.EDITION_CLOCK,
    trustedProxy: data.TRUSTED_PROXY,
    databaseUrl: data.DATABASE_URL,
    /** Keys the tokens of order pages and the hashes of client addresses. */
    secret: data.APP_SECRET,
    /** How long a link lives on that was sent before APP_SECRET was changed. */
    oldLinkDays: data.OLD_LINK_DAYS,
    /** Signs the addresses of our own streams, as nginx checks them; null where there are none. */
    liveSecret: data.LIVE_SECRET || null,
    stripe: {
      api: new URL(data.STRIPE_API),
      secretKey: data.STRIPE_SECRET_KEY,
      webhookSecret: data.STRIPE_WEBHOOK_SECRET,
    },
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM },
    limits: {
      purchasesPerClient: data.PURCHASES_PER_CLIENT,
      purchasesPerEmail: data.PURCHASES_PER_EMAIL,
      /** From this many unpaid tickets on, each further one costs its client a piece of work. */
      freeHolds: data.FREE_HOLDS_PER_CLIENT,
      holdsPerClient: data.HOLDS_PER_CLIENT,
    },
    /** nginx keeps the footer that long, then a browser once more: a change is seen after twice this. */
    footerCacheSeconds: data.FOOTER_CACHE_SECONDS,
    /** The work that a visitor's browser does before a message is taken, links are asked for or many tickets are held. */
    proofs: { secret: data.ALTCHA_SECRET, tries: data.ALTCHA_TRIES },
    contact: {
      perClient: data.CONTACTS_PER_CLIENT,
      perEmail: data.CONTACTS_PER_EMAIL,
    },
    /** Requests for lost links per client and hour. */
    searchesPerClient: data.SEARCHES_PER_CLIENT,
    /** How often somebody may come to the desk's door, in ten minutes from one place. */
    deskCallsPerClient: data.DESK_CALLS_PER_CLIENT,
    sweepSeconds: data.SWEEP_SECONDS,
    reconcileSeconds: data.RECONCILE_SECONDS,
  };
}

export type Config = ReturnType<typeof readConfig>;

const migrationEnvironment = environment
  .pick({ DATABASE_URL: true })
  .extend({ DATABASE_OWNER_URL: environment.shape.DATABASE_URL });

/** Migrations alone come as the owner of the tables. */
export function readMigrationConfig(env: NodeJS.ProcessEnv = process.env) {
  const data = parse(migrationEnvironment, env);
  return { ownerUrl: data.DATABASE_OWNER_URL, databaseUrl: data.DATABASE_URL };
}

function parse<Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> {
  const read = schema.safeParse(env);
  if (!read.success) throw new Error(`configuration: ${z.prettifyError(read.error)}`);
  return read.data;
}

const organiserEnvironment = environment
  .pick({
    DATABASE_URL: true,
    PUBLIC_ORIGIN: true,
    DESK_ORIGIN: true,
    EDITION_CLOCK: true,
    STRIPE_API: true,
  })
  .extend({
    APP_SECRET: environment.shape.APP_SECRET.optional(),
    STRIPE_SECRET_KEY: z.string().optional(),
  });

/** What the organiser's commands need: only `orders` asks for more than the database. */
export function readOrganiserConfig(env: NodeJS.ProcessEnv = process.env) {
  const read = organiserEnvironment.safeParse(env);
  if (!read.success) {
    return { ok: false, variable: String(read.error.issues[0]?.path[0]) } as const;
  }
  const { data } = read;
  return {
    ok: true,
    databaseUrl: data.DATABASE_URL,
    publicOrigin: data.PUBLIC_ORIGIN,
    deskOrigin: data.DESK_ORIGIN || deskOriginOf(data.PUBLIC_ORIGIN),
    editionClock: data.EDITION_CLOCK,
    secret: data.APP_SECRET ?? null,
    stripe: data.STRIPE_SECRET_KEY
      ? // No webhook arrives here, so there is no signature to check.
        { api: new URL(data.STRIPE_API), secretKey: data.STRIPE_SECRET_KEY, webhookSecret: '' }
      : null,
  } as const;
}
