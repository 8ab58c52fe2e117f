/** How long the server may take to answer before the visitor is told of another way. */
export const patienceMs = 10_000;
