import { randomUUID } from 'node:crypto';
import {
  confirmationHeader,
  ruleOf,
  type DeskCall,
  type DeskRole,
  type Question,
} from '@kongres/contract/desk/rules';
import type { Pool } from '../src/platform/db/connection.ts';
import { inTransaction } from '../src/platform/db/connection.ts';
import { insertPasskey } from '../src/admin/staff/passkey-queries.ts';
import { insertPerson } from '../src/admin/staff/person-queries.ts';
import { beginSession } from '../src/admin/staff/sessions.ts';

interface Options {
  cookie?: string;
  body?: unknown;
  /** What is sent instead of a body, letter by letter. */
  raw?: string;
  query?: string;
  headers?: Record<string, string>;
}

/** The desk of a test: people who are signed in already, and their calls as a browser makes them. */
export function deskOf({
  pool,
  origin,
  config: { deskOrigin },
}: {
  pool: Pool;
  origin: string;
  config: { deskOrigin: string };
}) {
  /** One try, as it stands. */
  async function call(name: DeskCall, options: Options = {}) {
    const { cookie, body, raw, query = '', headers = {} } = options;
    const { method, path } = ruleOf(name);
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
    /** Asked twice where the desk asks again. */
    async act(name: DeskCall, options: Options) {
      const first = await call(name, options);
      if (first.status !== 202) return first;
      const { confirmation } = (await first.json()) as Question;
      return await call(name, {
        ...options,
        headers: { ...options.headers, [confirmationHeader]: confirmation },
      });
    },
    async signedInAs(role: DeskRole, at = new Date()) {
      return await inTransaction(pool, async (tx) => {
        const email = `${randomUUID()}@example.com`;
        const person = await insertPerson(tx, { name: `Someone ${role}`, email, role });
        if (!person) throw new Error('nobody was added');
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
          cookie: await beginSession(tx, session),
        };
      });
    },
  };
}
