/** The server that test databases are made on. */
export const databaseServer =
  process.env['TEST_DATABASE_SERVER'] || 'postgres://postgres@127.0.0.1:5432';

/** `npm run proof` takes its time. */
export const isProof = Boolean(process.env['PROOF']);
