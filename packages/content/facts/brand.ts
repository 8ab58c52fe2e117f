export const brand = { name: 'Kongres', suffix: 'AI', full: 'Kongres AI' } as const;
