import { publicOrigin as decided } from '@kongres/content/facts/organiser';

/** Where the public finds the site, without a trailing slash. */
export const publicOrigin: string = import.meta.env['PUBLIC_ORIGIN'] || decided;

/** When the pages are built for: an instant or `now`; empty for a build that leaves it to the API. */
export const editionClock: string = import.meta.env['EDITION_CLOCK'] || '';
