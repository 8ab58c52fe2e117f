import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { deskOriginOf } from '@kongres/contract/desk/desk-origin';
import type { DeskRole } from '@kongres/contract/desk/rules';
import { inheritedEnvironment } from '@kongres/tools/lib/config';
import { rootFolder } from '@kongres/tools/lib/folders';
import { databaseUrl, siteOrigin } from './config.ts';

export const deskOrigin = deskOriginOf(siteOrigin);

/** Nobody's yet. */
export const newEmail = () => `${randomUUID()}@example.com`;

const run = promisify(execFile);

/** Runs `desk invite` or `desk link` on the stack's database and returns the printed link. */
export async function makeDeskLink(
  command: 'invite' | 'link',
  ...args: readonly string[]
): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['apps/api/src/cli/organiser.ts', 'desk', command, ...args],
    {
      cwd: rootFolder,
      env: { ...inheritedEnvironment, DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: siteOrigin },
    },
  );
  return stdout.trim();
}

/** A link for somebody new, made by the command. */
export function inviteByCommand(name: string, email: string, role: DeskRole): Promise<string> {
  return makeDeskLink('invite', name, email, '--role', role);
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
