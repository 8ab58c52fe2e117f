import { readDatabaseServer } from '@kongres/tools/stack/config';

/** The server that test databases are made on. */
export const databaseServer = readDatabaseServer();

/** `npm run proof` takes its time. */
export const isProof = Boolean(process.env['PROOF']);
