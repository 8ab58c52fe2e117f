/** Set by the organiser, never read from the clock. Seeds the database once. */
export const sales: { state: 'open' | 'closed' } = { state: 'open' };
