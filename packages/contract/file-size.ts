/** The database and nginx enforce the same limit. */
export const maxFileBytes = 25 * 1024 * 1024;
