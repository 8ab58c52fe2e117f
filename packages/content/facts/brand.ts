/** The congress is "Kongres AI" in every language; the suffix is the highlighted half. */
export const brand = { name: 'Kongres', suffix: 'AI', full: 'Kongres AI' } as const;
