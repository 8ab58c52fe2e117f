import type { Connection } from './connection.ts';

/** A connection as the queue's library takes it. */
export function executeSqlOn(connection: Connection) {
  return { executeSql: (text: string, values?: unknown[]) => connection.query(text, values) };
}
