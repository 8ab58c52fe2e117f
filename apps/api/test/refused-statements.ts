import type { Pool } from '../src/platform/db/connection.ts';

/** Returns the statements that fail with insufficient_privilege. */
export async function listRefusedStatements(
  pool: Pool,
  statements: readonly string[],
): Promise<string[]> {
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
