import type { Connection } from './connection.ts';

export function createSqlExecutor(connection: Connection) {
  return { executeSql: (text: string, values?: unknown[]) => connection.query(text, values) };
}
