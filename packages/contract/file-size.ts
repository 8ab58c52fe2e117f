/** As large as a file of a speaker may be; the database and nginx know the same. */
export const mostFileBytes = 25 * 1024 * 1024;
