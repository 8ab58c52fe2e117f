/** Where programs look for a site's sign without being told, under names that are not ours to choose. */
export const iconAddresses = { tab: '/favicon.ico', touch: '/apple-touch-icon.png' } as const;
