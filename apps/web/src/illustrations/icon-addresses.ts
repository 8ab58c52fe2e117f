/** Where programs look for a site's sign without being told, under names that are not ours to choose. */
export const iconAddresses = { tab: '/favicon.ico', touch: '/apple-touch-icon.png' } as const;

/** For an installed site: as it is, and for systems that cut their own shape out of it. */
export const appIcons = [
  { address: '/icons/app-192.png', size: 192, purpose: 'any' },
  { address: '/icons/app-512.png', size: 512, purpose: 'any' },
  { address: '/icons/app-512-to-cut.png', size: 512, purpose: 'maskable' },
] as const;
