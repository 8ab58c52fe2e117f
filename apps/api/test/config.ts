import { readDatabaseServer, readDurableDatabaseServer } from '@kongres/tools/lib/config';

/** The server that test databases are made on. */
export const databaseServer = readDatabaseServer();

/** The server for tests of migrations and outages: it writes to disk as production does. */
export const durableDatabaseServer = readDurableDatabaseServer();

export { isAcceptance, seedByCommit } from '@kongres/tools/acceptance/sample';
