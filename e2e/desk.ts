import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { getDeskOrigin } from '@kongres/contract/desk/desk-origin';
import type { DeskRole } from '@kongres/contract/desk/routes';
import { inheritedEnvironment } from '@kongres/tools/lib/config';
import { rootFolder } from '@kongres/tools/lib/folders';
import { databaseUrl, siteOrigin } from './config.ts';

export const deskOrigin = getDeskOrigin(siteOrigin);

export const createEmailAddress = () => `${randomUUID()}@example.com`;

const run = promisify(execFile);

/** Runs `desk invite` or `desk link` on the stack's database and returns the printed link. */
export async function createDeskLink(
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

export function createInvitation(name: string, email: string, role: DeskRole): Promise<string> {
  return createDeskLink('invite', name, email, '--role', role);
}

/** Adds a virtual platform authenticator with user verification. */
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
    setUserVerified: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    remove: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

/** Opens an invitation link and creates the passkey. */
export async function joinDesk(page: Page, link: string) {
  const authenticator = await addAuthenticator(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Utwórz klucz dostępu' }).click();
  await page.getByRole('navigation', { name: 'Panel organizatora' }).waitFor();
  return authenticator;
}

export async function getSessionCookie(context: BrowserContext) {
  return (await context.cookies(deskOrigin)).find(({ name }) => name === 'desk');
}
