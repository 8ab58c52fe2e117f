/** How long nginx keeps what everybody asks for again and again. Who comes after a quiet hour waits for a new one. */
export const briefly = 'public, max-age=1, stale-while-revalidate=2';
