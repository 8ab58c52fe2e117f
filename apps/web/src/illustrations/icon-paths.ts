/** Well-known paths that browsers request by convention. */
export const iconPaths = { tab: '/favicon.ico', touch: '/apple-touch-icon.png' } as const;

/** Icons of the installed site; maskable ones are cropped by the system. */
export const appIcons = [
  { address: '/icons/app-192.png', size: 192, purpose: 'any' },
  { address: '/icons/app-512.png', size: 512, purpose: 'any' },
  { address: '/icons/app-512-to-cut.png', size: 512, purpose: 'maskable' },
] as const;
