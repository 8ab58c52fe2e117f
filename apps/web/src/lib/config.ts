import { publicOrigin as decided } from '@kongres/content/facts/organiser';

/** Public origin without a trailing slash. */
export const publicOrigin: string = import.meta.env['PUBLIC_ORIGIN'] || decided;

/** An ISO instant or `now`; empty if the API decides the phase. */
export const editionClock: string = import.meta.env['EDITION_CLOCK'] || '';
