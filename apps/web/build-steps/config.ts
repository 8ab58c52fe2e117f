import { publicOrigin as decided } from '@kongres/content/facts/organiser';

/** The same rule as the pages' own config, for what is written after they are built. */
export const publicOrigin = process.env['PUBLIC_ORIGIN'] || decided;
