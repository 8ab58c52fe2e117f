import { readDatabaseServer, readDurableDatabaseServer } from '@kongres/tools/lib/config';

export const databaseServer = readDatabaseServer();

/** Writes to disk as production does; for tests of migrations and outages. */
export const durableDatabaseServer = readDurableDatabaseServer();

export { isAcceptance, seedByCommit } from '@kongres/tools/acceptance/sample';
