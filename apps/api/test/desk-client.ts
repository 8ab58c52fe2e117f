import { randomUUID } from 'node:crypto';
import {
  confirmationHeader,
  getDeskRoute,
  type DeskCall,
  type DeskRole,
  type ConfirmationRequest,
} from '@kongres/contract/desk/routes';
import type { Pool } from '../src/platform/db/connection.ts';
import { inTransaction } from '../src/platform/db/connection.ts';
import { insertPasskey } from '../src/admin/staff/passkey.queries.ts';
import { insertStaffMember } from '../src/admin/staff/staff.queries.ts';
import { createSession } from '../src/admin/staff/sessions.ts';

interface CallOptions {
  cookie?: string;
  body?: unknown;
  /** Sent verbatim instead of `body`. */
  rawBody?: string;
  query?: string;
  headers?: Record<string, string>;
}

/** Calls the desk API as a browser does, and signs in staff without a passkey ceremony. */
export function createDeskClient({
  pool,
  origin,
  config: { deskOrigin },
}: {
  pool: Pool;
  origin: string;
  config: { deskOrigin: string };
}) {
  async function call(name: DeskCall, options: CallOptions = {}) {
    const { cookie, body, rawBody: raw, query = '', headers = {} } = options;
    const { method, path } = getDeskRoute(name);
    const isFile = body instanceof Uint8Array;
    return await fetch(origin + path + query, {
      method,
      headers: {
        ...(method === 'POST' && {
          Origin: deskOrigin,
          'Content-Type': isFile ? 'application/octet-stream' : 'application/json',
        }),
        ...(cookie && { Cookie: `desk=${cookie}` }),
        ...headers,
      },
      ...(method === 'POST' && {
        body: isFile ? new Uint8Array(body) : (raw ?? JSON.stringify(body ?? {})),
      }),
    });
  }

  return {
    call,
    /** Confirms the call if the desk asks for confirmation. */
    async callConfirmed(name: DeskCall, options: CallOptions) {
      const first = await call(name, options);
      if (first.status !== 202) return first;
      const { confirmation } = (await first.json()) as ConfirmationRequest;
      return await call(name, {
        ...options,
        headers: { ...options.headers, [confirmationHeader]: confirmation },
      });
    },
    async signInAs(role: DeskRole, at = new Date()) {
      return await inTransaction(pool, async (tx) => {
        const email = `${randomUUID()}@example.com`;
        const person = await insertStaffMember(tx, { name: `Someone ${role}`, email, role });
        if (!person) throw new Error('staff member was not inserted');
        const passkey = {
          id: randomUUID(),
          publicKey: new Uint8Array(1),
          counter: 0,
          transports: [],
        };
        await insertPasskey(tx, person.id, passkey, at);
        const session = { person: person.id, passkey: passkey.id, browser: 'a test', at };
        return {
          id: person.id,
          email,
          passkey: passkey.id,
          cookie: await createSession(tx, session),
        };
      });
    },
  };
}
