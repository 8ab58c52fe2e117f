/** Initial state of the sales, seeded into the database once. */
export const sales: { state: 'open' | 'closed' } = { state: 'open' };
