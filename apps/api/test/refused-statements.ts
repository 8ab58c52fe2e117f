import type { Pool } from '../src/platform/db/connection.ts';

/** Those that PostgreSQL refused for want of a right. */
export async function refusedOf(pool: Pool, statements: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  for (const sql of statements) {
    const code = await pool.query(sql).then(
      () => null,
      (error: { code?: string }) => error.code,
    );
    if (code === '42501') refused.push(sql);
  }
  return refused;
}
