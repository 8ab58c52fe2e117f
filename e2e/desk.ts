import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { deskOriginOf } from '@kongres/contract/desk/desk-origin';
import type { DeskRole } from '@kongres/contract/desk/rules';
import { databaseUrl, siteOrigin } from './config.ts';
import { localSecrets } from '@kongres/api/stage/local-secrets';
import { query } from './database.ts';
import { organiseWith } from './organise.ts';

export const deskOrigin = deskOriginOf(siteOrigin);

/** Nobody's yet. */
export const newEmail = () => `${randomUUID()}@example.com`;

/** One of the organiser's commands, which knows where the desk stands. */
export function organiseDesk(...args: string[]): Promise<string> {
  const { APP_SECRET } = localSecrets;
  return organiseWith(
    { DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: siteOrigin, APP_SECRET },
    ...args,
  );
}

/** A link for somebody new, made by the command. */
export async function inviteByCommand(
  name: string,
  email: string,
  role: DeskRole,
): Promise<string> {
  return (await organiseDesk('desk', 'invite', name, email, '--role', role)).trim();
}

/** An authenticator that knows its person, as a phone or a laptop has one. */
export async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Somebody who does not show a face or a finger. */
    setVerified: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    remove: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

/** Follows a link and makes the passkey it is for. */
export async function join(page: Page, link: string) {
  const authenticator = await addAuthenticator(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Utwórz klucz' }).click();
  await page.getByRole('navigation', { name: 'Biurko' }).waitFor();
  return authenticator;
}

/** What the session of a browser is kept in. */
export async function cookieOf(context: BrowserContext) {
  return (await context.cookies(deskOrigin)).find(({ name }) => name === 'desk');
}

/**
 * A ticket that nobody bought; the number of its order. Not by the command: a mail that no request asked for would be
 * missed among the lines that the logs are held to.
 */
export async function issueTicket(email: string, name = 'Jan'): Promise<number> {
  const [order] = await query<{ number: number }>(
    `with issued as (
      insert into orders (id, client, ticket, email, language, state, origin, is_counted, net_minor, vat_minor,
          currency, token_hash, buyer_name, created_at, session_ends_at, hold_ends_at, paid_at)
        values (gen_random_uuid(), '', 'standard', $1, 'pl', 'paid', 'speaker', false, 0, 0, 'PLN',
          sha256($1::text::bytea), $2, now(), now(), now() + interval '5 minutes', now())
        returning id, number),
    held as (insert into ticket (order_id, code)
      select id, upper(substr(md5($1), 1, 4) || '-' || substr(md5($1), 5, 4) || '-'
        || substr(md5($1), 9, 4) || '-' || substr(md5($1), 13, 4)) from issued)
    select number from issued`,
    [email, name],
    databaseUrl,
  );
  return order?.number ?? 0;
}
