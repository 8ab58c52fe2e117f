import { Client } from 'pg';
import { databaseUrl } from './config.ts';

/** A look into the stack's own database. */
export async function query<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
