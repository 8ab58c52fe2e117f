import { publicOrigin as decided } from '@kongres/content/facts/organiser';

/** Where the public finds the site, without a trailing slash. */
export const publicOrigin: string = import.meta.env['PUBLIC_ORIGIN'] || decided;
