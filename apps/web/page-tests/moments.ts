import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { editionEnd } from '@kongres/content/facts/phases';
import { toIsoInstant } from '@kongres/content/format/date';

const minuteMs = 60_000;
const firstSession = new Date(toIsoInstant(edition.firstDay, edition.opens));

export const getMomentBeforeStart = (minutes: number) =>
  new Date(firstSession.getTime() - minutes * minuteMs);

export const getNoonOfDay = (n: number) => new Date(toIsoInstant(getCongressDay(n), '12:00'));

export const afterEdition = new Date(editionEnd.getTime() + minuteMs);
