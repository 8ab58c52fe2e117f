import { congressDay, edition } from '@kongres/content/facts/edition';
import { editionEnds } from '@kongres/content/facts/phases';
import { instant } from '@kongres/content/format/date';

const minuteMs = 60_000;
const firstSession = new Date(instant(edition.firstDay, edition.opens));

export const minutesBeforeStart = (minutes: number) =>
  new Date(firstSession.getTime() - minutes * minuteMs);

/** In the middle of the n-th day. */
export const duringDay = (n: number) => new Date(instant(congressDay(n), '12:00'));

export const afterEdition = new Date(editionEnds.getTime() + minuteMs);
