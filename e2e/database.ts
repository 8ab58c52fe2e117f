import { Client } from 'pg';
import { databaseUrl } from './config.ts';

/** A look into the stack's own database, or into another. */
export async function query<Row extends object>(
  sql: string,
  values: unknown[],
  connectionString = databaseUrl,
): Promise<Row[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
