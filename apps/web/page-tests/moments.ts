import { congressDay } from '@kongres/content/facts/edition';
import { instant } from '@kongres/content/format/date';

/** In the middle of the n-th day. */
export const duringDay = (n: number) => new Date(instant(congressDay(n), '12:00'));
