import { Client } from 'pg';
import { databaseUrl } from './config.ts';

/** Queries the stack's database unless another connection is given. */
export async function runQuery<Row extends object>(
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
