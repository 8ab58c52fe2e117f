import { readDatabaseServer } from '@kongres/tools/stack/config';

/** The server that test databases are made on. */
export const databaseServer = readDatabaseServer();

export { isAcceptance } from '@kongres/tools/acceptance/sample';
